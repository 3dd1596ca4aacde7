import { describe } from "./docs";
import { answerSchema } from "./answer";

const collection = (what: string, noun: string) => ({
  means: `${what}, in the order in which they are listed. Any answer may carry them; those of config save the app a call. An empty list means that there are none.`,
  missing: `The app asks GET ${noun} when they are first opened. Until then it does not know of any, and no menu leads to them: without them in config, a link of the association has to.`,
});

export const answerDocs = describe(
  answerSchema,
  "What any call answers: a JSON object. Each call has a part that it is made for; every other part may come along with any answer and is taken too. Unknown keys are ignored. JSON that is no object counts as an empty one. A body that is no JSON is told as a failure; at the start it counts as an empty answer.",
  {
    config: {
      means: "What the association configures.",
      missing: "Nothing is configured, or what is known stays.",
    },
    memberData: {
      means: "The signed-in member.",
      missing:
        "What is known of the member stays. When neither config nor me has it at the start, the app says that it cannot start, with a button to try again.",
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
        "A sentence that says what went wrong. Shown until the member closes it, also when the status is 200; with 403 and 500 it fills the screen. Of a list or an object every text in it is shown, a line each.",
      missing: "No notice is shown; with an error status a general sentence is.",
    },
    redirect_url: {
      means:
        "Where the browser goes at once: to the login with a 401, after the logout, or anywhere else. http(s) only.",
      missing:
        "The app stays where it is. After a 401 it says that it is leading to the login, and offers to try again; after the logout it starts anew.",
      kind: "WebAddress",
    },
    paymentFormData: {
      means: "The form that takes the member to the payment service.",
      missing: "The payment dialog says that the payment could not be prepared.",
    },
  },
);
