import { formFindings, valueFindings } from "./form-findings";

const said = (raw: unknown, state = "wrong") =>
  formFindings(raw)
    .filter((finding) => finding.state === state)
    .map(({ path, says }) => `${path.replace("config.forms.myAccount", "form")} ${says}`.trim());
const text = (name: string, more: object = {}) => ({ type: "text", name, props: { label: name }, ...more });

describe("findings on a form", () => {
  it.each<[unknown, string]>([
    [{ fields: [] }, "form is refused: Schema has no fields defined. My account shows the details, to be read only."],
    ["fields", "form is refused: Schema has no fields defined. My account shows the details, to be read only."],
    [[text("a"), { name: "b" }], "form is refused: Field with index 1 has no type defined."],
    [[text("a"), { type: "text" }], "form is refused: Field with index 1 has no name defined."],
    [[{ ...text("a"), rules: ["required", "postcode"] }], 'form[0].rules has "postcode", which the app does not know.'],
    [[{ ...text("a"), rules: { required: true } }], 'form[0].rules is {"required":true}, expected a list of names,'],
    [[{ ...text("a"), showIf: "b=1" }], 'form[0].showIf asks for "b", which no field of the form holds.'],
    [[{ ...text("a"), showIf: "a~1" }], 'form[0].showIf has a condition on "a" without one of = != < <= > >=.'],
    [[{ type: "select", name: "a" }], "form[0] is a select without choices: items, options or props.items."],
    [[{ type: "radio", name: "a", items: [{ id: 1 }, { id: "1" }, {}] }], "form[0] has 2 choices without an id,"],
    [[{ ...text("a"), props: { rows: "many" } }], 'form[0].props.rows is "many", expected a whole number.'],
    [[{ ...text("a"), visible: "maybe" }], 'form[0].visible is "maybe", expected true or false.'],
  ])("%j", (raw, sentence) => {
    expect(said(raw)).toContainEqual(expect.stringContaining(sentence));
  });

  it("names an unknown type and unused keys", () => {
    const raw = [{ ...text("a"), type: "colour", width: 3, props: { label: "A", tooltip: "x" } }];
    expect(said(raw)[0]).toMatch(
      /^form\[0\]\.type is "colour", expected one of subtitle, .* The field "a" is left out\.$/,
    );
    expect(said(raw, "unused")).toEqual(["form[0].props.tooltip", "form[0].width"]);
  });

  it.each([
    [{ 1: text("a"), 2: text("b", { rules: "postcode" }) }, "form[1].rules has"],
    [{ fields: { 1: text("a"), 2: text("b", { rules: "postcode" }) } }, "form.fields[1].rules has"],
  ])("reads fields with numbers as keys: %j", (raw, start) => {
    expect(said(raw)[0]).toContain(start);
    expect(formFindings(raw)[0]).toMatchObject({ entries: 2, sent: 2 });
  });

  it("report that two fields share one value", () => {
    const alert = { type: "alert", name: "a", props: { label: "A" } };
    expect(said([text("a"), alert, text("a", { showIf: "b=1" }), text("b")], "notice")).toEqual([
      'form[2].name is "a", as of the field with index 0: the two share one value.',
    ]);
  });

  it("counts the visible fields", () => {
    const [count] = formFindings({ fields: [text("a"), { type: "colour", name: "b" }] });
    expect(count).toMatchObject({ entries: 1, sent: 2 });
  });

  it("describes a valid form", () => {
    const raw = { fields: [text("email", { rules: "required|email" }), text("age", { rules: ["min:18"] })] };
    expect(said(raw)).toEqual([]);
    expect(said(raw, "shown")).toEqual(["form", "form.email text, required, email", "form.age text, min:18"]);
  });
});

describe("findings on the member's values", () => {
  const raw = [
    text("email", { rules: ["required", "email"] }),
    { type: "date", name: "born", props: { label: "Born" } },
    { type: "select", name: "country", props: { label: "Country", items: [{ id: "FI", title: "Finland" }] } },
  ];
  const values = (sent: Record<string, unknown>) =>
    valueFindings(raw, sent).map(({ state, path, says }) => `${state} ${path} ${says}`);

  it.each<[Record<string, unknown>, string]>([
    [
      { email: "a@b.fi", born: "31.12.1980" },
      'wrong memberData.born is "31.12.1980", which a field of type date cannot hold. The field opens empty.',
    ],
    [{ email: "a@b.fi", country: "SE" }, 'wrong memberData.country is "SE", which is none of the choices.'],
    [
      { email: "a@b.fi" },
      "notice memberData.born is missing: the field of the form opens empty, and saving sends it empty.",
    ],
    [
      { email: "" },
      "notice memberData.email does not keep the rule required: the member has to mend it before saving anything.",
    ],
    [{ email: "a@b.fi" }, 'shown memberData.email "a@b.fi"'],
    [{ born: "1980-12-31T00:00:00" }, 'shown memberData.born "1980-12-31"'],
  ])("%j", (sent, sentence) => {
    expect(values(sent)).toContain(sentence);
  });
});
