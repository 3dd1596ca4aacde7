import { postForm } from "./post-form";

/** The posted forms, and whether each was in the document: browsers post no others. */
let posted: [HTMLFormElement, boolean][];

/** As in browsers, unlike jsdom: a field hides the form's property of the same name. */
function hideByFields(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll("input"))
    Object.defineProperty(form, input.name, { value: input, configurable: true });
}

beforeEach(() => {
  posted = [];
  const append = document.body.append.bind(document.body);
  jest.spyOn(document.body, "append").mockImplementation((form) => {
    append(form);
    hideByFields(form as HTMLFormElement);
  });
  jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted.push([this, this.isConnected]);
  });
});

const onBlocked = jest.fn();
const action = "https://pay.example/NewPaymentExtended.pmt?x=1";
const postedFields = () => [...new FormData(document.forms[0])];

describe("postForm", () => {
  it("posts an invisible form to the provider", () => {
    postForm({ action, fields: [["pmt_id", "1"]] }, onBlocked);
    const form = document.forms[0];
    expect(posted).toEqual([[form, true]]);
    expect(form).toMatchObject({ method: "post", action, target: "", enctype: "application/x-www-form-urlencoded" });
    expect(form).not.toBeVisible();
  });

  it("keeps the given order and values", () => {
    const fields: [string, string][] = [
      ["pmt_version", "0004"],
      ["pmt_action", "NEW_PAYMENT_EXTENDED"],
      ["pmt_amount", "200,00"],
      ["pmt_empty", ""],
      ["pmt_buyername", ' Ägidius & "Söhne" <b>+%20 '],
      ["pmt_lines", "one\ntwo"],
      ["pmt_id", "2"],
      ["pmt_id", "1"],
    ];
    postForm({ action, fields }, onBlocked);
    expect([...document.querySelectorAll("input")].map(({ name, value }) => [name, value])).toEqual(fields);
    expect(postedFields().map(([name, value]) => [name, (value as string).replace("\r\n", "\n")])).toEqual(fields);
  });

  it.each(["submit", "remove", "action", "method", "hidden", "id"])(
    "posts a field named %j, and can post it again",
    (name) => {
      postForm({ action, fields: [[name, "1"]] }, onBlocked);
      postForm({ action, fields: [[name, "2"]] }, onBlocked);
      expect(posted).toHaveLength(2);
      expect(document.forms).toHaveLength(1);
      expect(postedFields()).toEqual([[name, "2"]]);
      expect(document.forms[0]?.getAttribute("action")).toBe(action);
      expect(document.forms[0]?.getAttribute("method")).toBe("post");
    },
  );

  it("calls back once when the page's policy blocks the form, and for nothing else", () => {
    const violate = (effectiveDirective: string) =>
      document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective }));
    postForm({ action: "http://pay.example/", fields: [] }, onBlocked);
    violate("img-src");
    expect(onBlocked).not.toHaveBeenCalled();
    violate("form-action");
    violate("form-action");
    expect(onBlocked).toHaveBeenCalledTimes(1);
  });
});
