import { describe } from "./docs";
import { answerSchema } from "./answer";

const collection = (what: string, noun: string) => ({
  means: `${what}, in display order. Any answer may carry them; in config they save a call. An empty list means that there are none.`,
  missing: `The app calls GET ${noun} when the list is first opened. Until then it knows of no entries, and no menu leads to the list: without them in config, a link of the association has to.`,
});

export const answerDocs = describe(
  answerSchema,
  "The answer to any call: a JSON object. Each call is made for one part; any answer may carry the other parts too. Unknown keys are ignored. JSON that is not an object counts as an empty one. A body that is not JSON is reported as a failure; at the start it counts as an empty answer.",
  {
    config: {
      means: "The association's configuration.",
      missing: "The known configuration stays; without one, the defaults apply.",
    },
    memberData: {
      means: "The signed-in member.",
      missing:
        "The known member stays. When neither config nor me has it at the start, the app says that it cannot start, with a button to try again.",
      holds: "Member",
    },
    articles: collection("News", "articles"),
    events: collection("Events", "events"),
    benefits: collection("Benefits", "benefits"),
    pages: collection("Pages", "pages"),
    message: {
      means: "A sentence for the member, shown as a notice for five seconds.",
      missing: "No notice is shown.",
    },
    error: {
      means:
        "A sentence that says what went wrong. Shown until the member closes it, even with status 200; with 403 and 500 it fills the screen. All texts in a list or an object are shown, one per line. If it is true, `message` is the sentence; 0 is like a missing field.",
      missing: "No notice is shown, or a general sentence with an error status.",
    },
    redirect_url: {
      means:
        "The address that the browser opens at once: the login with a 401, the page after a logout, or any other. http(s) only.",
      missing:
        "The app stays open. After a 401 it says that it redirects to the login, and offers a retry; after a logout it restarts.",
      kind: "WebAddress",
    },
    paymentFormData: {
      means: "The form that takes the member to the payment service.",
      missing: "The payment dialog says that the payment could not be prepared.",
    },
  },
);
