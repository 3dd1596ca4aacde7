export const help = `npm run check-server -- <address> [options]

Asks an association's server as the app does, says of every field what the app
shows, and ends with everything that is wrong or worth knowing.

<address>  the server: https://members.example.org. The calls are asked for
           below the path of the build setting NEXT_PUBLIC_API_BASE, else
           /api/{locale}. Where they are elsewhere, give the whole address:
           https://members.example.org/interface/{locale}

  --cookie 'name=value'  the session of a signed-in member: sign in with a
                         browser and copy it from there. Without it only what
                         the server says to a stranger is looked at
  --locale fi            the languages to ask in; all of the app, unless told
  --origin https://...   where the app is, if not on the server's own origin:
                         then the CORS headers are looked at too
  --all                  says what the app does without each field that the
                         server does not send

Nothing is changed on the server, unless it is told to:

  --save                 saves the member's own details as they are: POST me
  --payment 5012         prepares the payment of that invoice of the member and
                         pays nothing: POST invoice/createpayment
  --returned 'status=ok&pmt_id=...'
                         checks a payment, with the query that the payment
                         service came back with: POST invoice/checkpayment
  --logout               ends the session, at the very end: GET logout

  --json                 for another program
  --help                 this

Each call is named on stderr when it is made, and given up after 30 seconds.
Paths that a build setting changes (NEXT_PUBLIC_PREFIX_ME, ...) are read from
the environment or .env, as in a build.

Ends with 0 when the app can work with the server, 1 when something is wrong,
2 when it cannot be asked at all. What each field means: docs/server-contract.md
`;
