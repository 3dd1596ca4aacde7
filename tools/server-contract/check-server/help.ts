export const help = `npm run check-server -- <address> [options]

Calls an association's server as the app does, reports what the app shows of
each field, and ends with everything that is wrong or worth knowing.

<address>  the server: https://members.example.org. The path of the build
           setting NEXT_PUBLIC_API_BASE is added, by default /api/{locale}.
           If the calls are elsewhere, give their whole address:
           https://members.example.org/interface/{locale}

  --cookie 'name=value'  the session of a signed-in member: sign in with a
                         browser and copy it from there. Without it, only the
                         answer to a stranger is checked
  --locale fi            the languages to ask in; by default all of the app
  --origin https://...   the origin of the app, if it is not the server's own:
                         checks the CORS headers too
  --all                  adds what the app does without each field that the
                         server does not send

Only these change something on the server:

  --save                 saves the member's own details as they are: POST me
  --payment 5012         prepares the payment of that invoice of the member and
                         pays nothing: POST invoice/createpayment
  --returned 'status=ok&pmt_id=...'
                         checks a payment, with the query that the payment
                         service came back with: POST invoice/checkpayment
  --logout               ends the session, at the very end: GET logout

  --json                 prints the report for another program
  --help                 prints this

Each call is named on stderr as it is made, and ends after 30 seconds.
The paths of the build settings (NEXT_PUBLIC_PREFIX_ME, ...) are read from
the environment or .env, as in a build.

Exits with 0 when the app can work with the server, 1 when something is wrong,
2 when the server does not answer. What each field means: docs/server-contract.md
`;
