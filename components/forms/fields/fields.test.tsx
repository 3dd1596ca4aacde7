import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInApp } from "@/components/testing/render-in-app";
import { fieldTypes } from "@/lib/forms/field-types";
import { compileForm } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { withFilesToSend } from "@/lib/forms/file-to-send";
import { shrinkPicture } from "@/lib/forms/shrink-picture";
import { network } from "@/lib/platform/network";
import { SchemaForm } from "../schema-form";
import { useSchemaForm } from "../use-schema-form";

jest.mock("@/lib/forms/shrink-picture", () => ({
  ...jest.requireActual<object>("@/lib/forms/shrink-picture"),
  shrinkPicture: jest.fn(),
}));
jest.mock("@/lib/icons/load-icon");

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has no layout, and an autocomplete renders only the visible part of its list.
  Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, value: 400 });
  Object.defineProperty(HTMLElement.prototype, "offsetWidth", { configurable: true, value: 300 });
});

const items = [
  { id: 1, title: "Hiking" },
  { id: 2, title: "Paddling" },
  { id: "x", title: "Skiing", props: { disabled: true } },
];

/** Renders a form of one field and submits its model with Save. */
function fieldOf(field: object, value?: unknown) {
  const definition = compileForm([{ name: "f", ...field }]);
  let sent: FormModel = {};
  const values = definition.initialModel({ f: value });
  const onSubmit = async (model: FormModel) => void (sent = model);
  function Form() {
    return (
      <SchemaForm label="Form" form={useSchemaForm(definition, values)} onSubmit={onSubmit}>
        <button type="submit">Save</button>
      </SchemaForm>
    );
  }
  const { container } = renderInApp(<Form />);
  return {
    container,
    sent: () => sent.f,
    save: async () => {
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
      return sent.f;
    },
  };
}

const props = { label: "Field", hint: "A hint", items };

/** A tap on a touch screen: the focus moves only after the touch has ended. */
async function tap(element: HTMLElement) {
  const touch = { clientX: 0, clientY: 0 };
  fireEvent.touchStart(element, { touches: [touch] });
  fireEvent.touchEnd(element, { changedTouches: [touch] });
  await userEvent.click(element);
}

describe.each<[type: string, role: string | null, more?: object]>([
  ["text", "textbox"],
  ["textarea", "textbox"],
  ["checkbox", "checkbox"],
  ["select", "combobox"],
  ["autocomplete", "combobox"],
  ["select", "combobox", { multiple: true }],
  ["autocomplete", "combobox", { multiple: true }],
  ["date", null],
  ["time", null],
  ["datetime", null],
  ["file", null],
])("a field of type %s, %s, with %j", (type, role, more = {}) => {
  it("has its label as name, its hint as description, and its message before the hint", async () => {
    const { save } = fieldOf({ type, props: { ...props, ...more }, rules: ["required"] });
    const control = screen.getByLabelText("Field");
    expect(control).toHaveAccessibleDescription("A hint");
    if (role !== null) {
      expect(control).toBe(screen.getByRole(role, { name: "Field" }));
      expect(control).toHaveAttribute("aria-required", "true");
    }
    await save();
    expect(control).toHaveAttribute("aria-invalid", "true");
    expect(control).toHaveAccessibleDescription("This field is required. A hint");
    await waitFor(() => expect(control).toHaveFocus());
  });
});

// Otherwise a search for the label finds the button to clear the field, too.
it.each<[type: string, value: unknown, more?: object]>([
  ["text", "abc"],
  ["textarea", "abc"],
  ["date", "2026-05-08"],
  ["select", 1],
  ["autocomplete", 1],
  ["select", [1], { multiple: true }],
  ["autocomplete", [1], { multiple: true }],
])(
  "the label of a clearable field of type %s with the value %j, %j, names only its control",
  (type, value, more = {}) => {
    fieldOf({ type, props: { ...props, clearable: true, ...more } }, value);
    expect(screen.getByLabelText(/Field/)).toHaveAccessibleName("Field");
    expect(screen.getByRole("button", { name: "Clear" })).toHaveAccessibleDescription("Field");
  },
);

// A native colour or range input shows a value when it has none.
it.each(Object.keys(fieldTypes))("an empty field of type %s stays empty when the focus passes it", async (type) => {
  const { save } = fieldOf({ type, props });
  for (let stop = 0; stop < 5; stop++) await userEvent.tab();
  expect(await save()).toEqual(compileForm([{ name: "f", type, props }]).initialModel({}).f);
});

describe("a value that a script sets in a control", () => {
  type Row = [type: string, before: unknown, name: string, shown: string | boolean, sent: unknown];
  const rows: Row[] = [
    ["text", "before", "Field", "Maija", "Maija"],
    ["text", "before", "Field", "", ""],
    ["textarea", "before", "Field", "a\nb", "a\nb"],
    ["date", "1980-02-29", "Field", "1981-03-01", "1981-03-01"],
    ["checkbox", false, "Field", true, true],
    ["checkbox", true, "Field", false, false],
    ["checkboxes", [2], "Hiking", true, [2, 1]],
    ["checkboxes", [1, 2], "Hiking", false, [2]],
    ["radio", 2, "Hiking", true, 1],
    ["select", 1, "Field", "2", 2],
    ["autocomplete", 1, "Field", "Paddling", 2],
    ["autocomplete", 1, "Field", "", ""],
    ["autocomplete of many", [1], "Field", "paddling", [1, 2]],
  ];
  const table = [["input", "change"], ["input"], ["change"]].flatMap((types) =>
    rows.map((row) => [...row, types] as const),
  );

  it.each(table)(
    "counts as typed: in %s with %j, %s is %j and gives %j, by %j",
    async (typeName, before, name, shown, expected, types) => {
      const [type, multiple] = typeName.split(" of ");
      const { save } = fieldOf({ type, props: { ...props, multiple: multiple !== undefined } }, before);
      const control = screen.getByLabelText<HTMLInputElement>(name);
      Object.assign(control, { [typeof shown === "boolean" ? "checked" : "value"]: shown });
      for (const type of types) fireEvent(control, new Event(type, { bubbles: true }));
      expect(await save()).toEqual(expected);
      // A multiple autocomplete empties its input for the next choice.
      const left = multiple === undefined ? shown : "";
      expect(typeof shown === "boolean" ? control.checked : control.value).toBe(left);
    },
  );

  it("counts for every option set in one task", async () => {
    const { save } = fieldOf({ type: "checkboxes", props }, []);
    act(() => {
      for (const name of ["Hiking", "Paddling"]) {
        const control = screen.getByLabelText<HTMLInputElement>(name);
        control.checked = true;
        for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    });
    expect(await save()).toEqual([1, 2]);
  });

  it.each([
    ["in", (control: HTMLElement) => act(() => control.focus())],
    ["outside", () => undefined],
  ])("is rejected when no option has that title, with the focus %s the field", async (_where, focus) => {
    const { save } = fieldOf({ type: "autocomplete", props }, 1);
    const control = screen.getByRole<HTMLInputElement>("combobox");
    focus(control);
    control.value = "canoe";
    for (const type of ["input", "change"]) fireEvent(control, new Event(type, { bubbles: true }));
    expect(screen.getByText(/^“canoe” is not/)).toBeInTheDocument();
    expect(control).toHaveValue("Hiking");
    expect(await save()).toBe(1);
  });

  it("is rejected again when it is filled in again, after Escape has dropped the note", async () => {
    fieldOf({ type: "autocomplete", props }, 1);
    const control = screen.getByRole<HTMLInputElement>("combobox");
    const fillIn = () => {
      control.value = "canoe";
      for (const type of ["input", "change"]) fireEvent(control, new Event(type, { bubbles: true }));
    };
    fillIn();
    await userEvent.click(control);
    await userEvent.keyboard("{Escape}{Tab}");
    expect(screen.queryByText(/^“canoe” is not/)).not.toBeInTheDocument();
    fillIn();
    expect(screen.getByText(/^“canoe” is not/)).toBeInTheDocument();
  });
});

describe("a field named like a property of every element", () => {
  it.each(["text", "textarea", "checkbox", "checkboxes", "select", "autocomplete", "date", "file"])(
    "does not shadow that property of the form: %s",
    (type) => {
      // In a browser, form.parentNode would return the control; jsdom does not do that.
      const { container } = fieldOf({ type, name: "parentNode", props });
      expect(container.querySelector('[name="parentNode"]')).toBeNull();
    },
  );
});

describe("subtitle and alert", () => {
  it("show their label and hold no value", async () => {
    fieldOf({ type: "subtitle", props: { label: "Contact" } });
    expect(screen.getByRole("heading", { level: 2, name: "Contact" })).toBeInTheDocument();
    const alert = fieldOf({ type: "alert", props: { label: "Mind this" } });
    expect(within(alert.container).getByRole("alert")).toHaveTextContent("Mind this");
  });

  it.each(["subtitle", "alert"])("are not there without words: %s", (type) => {
    const { container } = fieldOf({ type });
    expect(container.querySelector("[data-field]")).toBeNull();
  });
});

it.each(["text", "date", "textarea", "select"])(
  "tells a screen reader its message, hint, prefix and suffix: %s",
  async (type) => {
    const around = { hint: "A hint", prefix: "+358", suffix: "kg" };
    const { container, save } = fieldOf({
      type,
      props: { ...props, ...around },
      rules: ["required"],
      items: [{ id: 1, title: "One" }],
    });
    const control = container.querySelector("input, textarea, select")!;
    expect(control).toHaveAccessibleDescription("A hint +358 kg");
    await save();
    expect(control).toHaveAccessibleDescription("This field is required. A hint +358 kg");
  },
);

describe("text", () => {
  it("honours its props", () => {
    const attributes = { placeholder: "Such as", maxlength: 5, autocomplete: "email", inputmode: "email" };
    const around = { counter: true, prefix: "+358", suffix: "kg" };
    fieldOf({ type: "text", props: { ...props, ...attributes, ...around, readonly: true } }, "abc");
    const input = screen.getByRole("textbox", { name: "Field" });
    for (const [name, value] of Object.entries(attributes)) expect(input).toHaveAttribute(name, `${value}`);
    expect(input).toHaveAttribute("readonly");
    for (const text of ["3 / 5", "+358", "kg"]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    [["required", "email"], { inputmode: "email", autocapitalize: "none", spellcheck: "false" }],
    [["phone"], { inputmode: "tel", spellcheck: "false" }],
    [["url"], { inputmode: "url" }],
    [["postalCode"], { inputmode: "numeric" }],
    [["iban"], { inputmode: null, autocapitalize: "characters", spellcheck: "false" }],
    // On some phones the number keyboards have no minus.
    [["integer", "min:-5"], { inputmode: null, spellcheck: "false" }],
    [["toString", "maxLength:9"], { inputmode: null, autocapitalize: null, spellcheck: null }],
  ])("with the rules %j requests the matching phone keyboard", (rules, attributes) => {
    fieldOf({ type: "text", props, rules });
    const input = screen.getByRole("textbox");
    for (const [name, value] of Object.entries(attributes)) expect(input.getAttribute(name)).toBe(value);
  });

  it.each([{ inputmode: "email" }, { autocomplete: "email" }, { inputmode: "url" }])(
    "without a rule, an iPhone neither capitalises nor corrects what %j asks for",
    (kind) => {
      fieldOf({ type: "text", props: { ...props, ...kind } });
      const input = screen.getByRole("textbox");
      for (const [name, value] of Object.entries({ autocapitalize: "none", autocorrect: "off", ...kind }))
        expect(input).toHaveAttribute(name, value);
    },
  );

  it.each(["text", "textarea"])("writes each value in the direction of its own letters: %s", (type) => {
    fieldOf({ type, props }, "דנה (רון)");
    expect(screen.getByRole("textbox")).toHaveAttribute("dir", "auto");
  });

  it("requests the keyboard of a phone number by `autocomplete` alone", () => {
    fieldOf({ type: "text", props: { ...props, autocomplete: "tel" } });
    expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "tel");
  });

  it("counts only characters that are sent", async () => {
    fieldOf({ type: "text", props: { ...props, maxlength: 5, counter: true } });
    await userEvent.click(screen.getByRole("textbox"));
    await userEvent.paste("00100\u200e");
    expect(screen.getByText("5 / 5")).toBeInTheDocument();
    expect(screen.getByRole("textbox")).not.toHaveAttribute("aria-invalid");
  });

  it.each([
    [{ rules: ["maxLength:1"] }, "Use at most 1 character."],
    [{ props: { ...props, maxlength: 1 } }, "This is too long. Shorten it to 1 character at most."],
  ])("counts characters in words: %#", async (field, message) => {
    const { save } = fieldOf({ type: "text", props, ...field });
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "abc" } });
    await save();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it("is emptied by its clear button, which returns the focus", async () => {
    const { save } = fieldOf({ type: "text", props: { ...props, clearable: true } }, "abc");
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.getByRole("textbox")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
    expect(await save()).toBe("");
  });
});

describe("date, time and datetime", () => {
  it.each([
    ["date", "date", "2024-02-29", "9999-12-31"],
    ["time", "time", "18:30", null],
    ["datetime", "datetime-local", "2024-02-29T18:30", "9999-12-31T23:59"],
  ])("%s reads and sends the ISO value, and offers no year of five digits", async (type, native, value, max) => {
    const { save } = fieldOf({ type, props: { ...props, min: value } }, value);
    const input = screen.getByLabelText("Field");
    expect(input).toHaveAttribute("type", native);
    expect(input).toHaveValue(value);
    expect(input).toHaveAttribute("min", value);
    expect(input.getAttribute("max")).toBe(max);
    expect(await save()).toBe(value);
  });

  it.each([
    ["date", { min: "2024-01-01T12:00", max: "2024-12-31 12:00:00" }, ["2024-01-01", "2024-12-31"]],
    ["datetime", { min: "2024-01-01", max: "2024-12-31" }, ["2024-01-01T00:00", "2024-12-31T23:59"]],
    [
      "datetime",
      { min: "2024-01-01 12:00:00", max: "2024-12-31T12:00:30.000+02:00" },
      ["2024-01-01T12:00", "2024-12-31T12:00"],
    ],
  ])("%s takes the limits of %j in its own form: the browser would ignore others", (type, limits, expected) => {
    fieldOf({ type, props: { ...props, ...limits } });
    const input = screen.getByLabelText("Field");
    expect([input.getAttribute("min"), input.getAttribute("max")]).toEqual(expected);
  });

  describe.each([
    ["date", "2024-02-29", "2024-03-01"],
    ["time", "18:30", "18:45"],
    ["datetime", "2024-02-29T18:30", "2024-03-01T18:30"],
  ])("by an iPhone's picker, a %s", (type, before, chosen) => {
    it("returns to nothing by Reset", async () => {
      const { save } = fieldOf({ type, props }, before);
      const input = screen.getByLabelText<HTMLInputElement>("Field");
      fireEvent.change(input, { target: { value: chosen } });
      expect(input).toHaveValue(chosen);
      // WebKit's Reset leaves the value to the attribute, as a reset of the form does, and fires both events.
      act(() => input.form?.reset());
      for (const name of ["input", "change"]) fireEvent(input, new Event(name, { bubbles: true }));
      expect(input).toHaveValue("");
      expect(await save()).toBe("");
    });

    it("keeps its value when it is read only: the picker opens all the same", async () => {
      const { save } = fieldOf({ type, props: { ...props, readonly: true } }, before);
      fireEvent.change(screen.getByLabelText("Field"), { target: { value: chosen } });
      expect(screen.getByLabelText("Field")).toHaveValue(before);
      expect(await save()).toBe(before);
    });
  });
});

describe("seconds", () => {
  it.each([
    ["time", "09:15:20", "09:15"],
    ["datetime", "2024-02-29T09:15:20", "2024-02-29T09:15"],
  ])("of a %s are not sent, and do not affect the comparison with limits: %s", async (type, typed, expected) => {
    const { save } = fieldOf({ type, props: { ...props, step: 1 }, rules: ["min:08:00", "max:2024-02-29T09:15"] });
    fireEvent.change(screen.getByLabelText("Field"), { target: { value: typed } });
    expect(await save()).toBe(expected);
    expect(screen.getByLabelText("Field")).toHaveValue(expected);
  });

  it.each([
    [1, null],
    [90, null],
    ["any", null],
    [900, "900"],
  ])("cannot be typed: a step of %j becomes %j", (step, shown) => {
    fieldOf({ type: "time", props: { ...props, step } });
    expect(screen.getByLabelText("Field").getAttribute("step")).toBe(shown);
  });
});

it("an incomplete date is neither sent nor treated as empty", async () => {
  const { save, sent } = fieldOf({ type: "date", props });
  const input = screen.getByLabelText("Field");
  // Imitates a browser: no value, and bad input.
  const validity = { badInput: true };
  Object.defineProperty(input, "validity", { value: validity });
  fireEvent.keyUp(input, { key: "1" });
  await save();
  expect(sent()).toBeUndefined();
  expect(screen.getByText("Please fill in the rest, or empty the field.")).toBeInTheDocument();
  expect(input).toHaveValue("");
  validity.badInput = false;
  fireEvent.keyUp(input, { key: "1" });
  expect(await save()).toBe("");
});

it("textarea has the given rows and keyboard, and sends its text", async () => {
  const { save } = fieldOf({ type: "textarea", props: { ...props, rows: 6, inputmode: "numeric" } });
  expect(screen.getByRole("textbox")).toHaveAttribute("rows", "6");
  expect(screen.getByRole("textbox")).toHaveAttribute("inputmode", "numeric");
  await userEvent.type(screen.getByRole("textbox"), "a{Enter}b");
  expect(await save()).toBe("a\nb");
});

describe.each(["radio", "checkboxes"])("clearable choices of type %s", (type) => {
  it("are emptied by their clear button, which gives the focus to the first that can be chosen", async () => {
    const choices = [{ id: 0, title: "Nothing", props: { disabled: true } }, ...items];
    fieldOf({ type, props: { ...props, items: choices, clearable: true } }, 2);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.getByLabelText("Hiking")).toHaveFocus();
    expect(screen.getByLabelText("Paddling")).not.toBeChecked();
    expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  });
});

it.each(["checkboxes", "select", "autocomplete"])(
  "clearing a %s keeps a disabled option, which could not be chosen again",
  async (type) => {
    const { save } = fieldOf({ type, props: { ...props, multiple: true, clearable: true } }, [1, "x"]);
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(screen.queryByRole("button", { name: "Clear" })).not.toBeInTheDocument();
    expect(await save()).toEqual(["x"]);
  },
);

describe("checkboxes", () => {
  it("are a named group and send the list of ids, each of the type that the server sent", async () => {
    const { save } = fieldOf({ type: "checkboxes", props }, ["2"]);
    const group = screen.getByRole("group", { name: "Field" });
    expect(group).toHaveAccessibleDescription("A hint");
    expect(within(group).getByRole("checkbox", { name: "Paddling" })).toBeChecked();
    expect(within(group).getByRole("checkbox", { name: "Skiing" })).toBeDisabled();
    await userEvent.click(within(group).getByRole("checkbox", { name: "Hiking" }));
    await userEvent.click(within(group).getByRole("checkbox", { name: "Paddling" }));
    expect(await save()).toEqual([1]);
  });

  it("are marked as required in their group's description; its error describes each of them", async () => {
    const { save } = fieldOf({ type: "checkboxes", props, rules: "required" });
    const group = screen.getByRole("group", { name: "Field" });
    const hiking = screen.getByRole("checkbox", { name: "Hiking" });
    expect(group).toHaveAccessibleDescription("Required A hint");
    expect(hiking).not.toHaveAccessibleDescription();
    await save();
    for (const element of [group, hiking])
      expect(element).toHaveAccessibleDescription("This field is required. A hint");
    expect(hiking).toHaveAttribute("aria-invalid", "true");
    expect(hiking).toHaveFocus();
  });
});

describe("an option of checkboxes that must be chosen", () => {
  const rules = { id: "rules", title: "Rules of 2.5.2024", rules: "required" };
  const group = { type: "checkboxes", props: { ...props, items: [...items, rules] } };

  it("is named in the message, marked as invalid and focused", async () => {
    const { save } = fieldOf(group, [1]);
    await save();
    const option = screen.getByRole("checkbox", { name: "Rules of 2.5.2024" });
    const other = screen.getByRole("checkbox", { name: "Paddling" });
    for (const element of [screen.getByRole("group"), option])
      expect(element).toHaveAccessibleDescription("Please choose: Rules of 2.5.2024. A hint");
    expect(option).toHaveAttribute("aria-invalid", "true");
    expect(option).toHaveFocus();
    expect(other).not.toHaveAttribute("aria-invalid");
    expect(other).not.toHaveAccessibleDescription();
    await userEvent.click(option);
    expect(option).not.toHaveAttribute("aria-invalid");
    expect(await save()).toEqual([1, "rules"]);
  });

  it("is named by its unchanged title, even one that looks like a date", async () => {
    const { save } = fieldOf({ type: "checkboxes", items: [{ ...rules, title: "2024-02-29" }] });
    await save();
    expect(screen.getByText("Please choose: 2024-02-29.")).toBeInTheDocument();
  });

  it("comes after the group's own rules", async () => {
    const { save } = fieldOf({ ...group, rules: "required" }, []);
    await save();
    expect(screen.getByRole("group")).toHaveAccessibleDescription("This field is required. A hint");
    expect(screen.getByRole("checkbox", { name: "Hiking" })).toHaveFocus();
  });
});

it("radio sends the id of the chosen option", async () => {
  const { save } = fieldOf({ type: "radio", props, rules: "required" }, 1);
  const group = screen.getByRole("radiogroup", { name: "Field" });
  expect(group).toHaveAccessibleDescription("A hint");
  expect(group).toHaveAttribute("aria-required", "true");
  expect(screen.getByRole("radio", { name: "Hiking" })).toBeChecked();
  await userEvent.click(screen.getByText("Paddling"));
  expect(await save()).toBe(2);
});

describe("select", () => {
  it("is native, matches the sent id as text too, and sends the option's id", async () => {
    const { save } = fieldOf({ type: "select", props }, "2");
    const select = screen.getByRole("combobox", { name: "Field" });
    expect(select).toHaveDisplayValue("Paddling");
    await userEvent.selectOptions(select, "Hiking");
    expect(await save()).toBe(1);
  });

  it("shows an option with an empty id as chosen, and adds no second empty option", async () => {
    const { save } = fieldOf({ type: "select", props: { ...props, items: [...items, { id: "", title: "None" }] } }, "");
    const select = screen.getByRole("combobox");
    expect(select).toHaveDisplayValue("None");
    expect(screen.getAllByRole("option")).toHaveLength(4);
    await userEvent.selectOptions(select, "Hiking");
    await userEvent.selectOptions(select, "None");
    expect(await save()).toBe("");
  });

  it("with `multiple` is a combobox that shows the chosen titles, and sends the list of ids", async () => {
    const { save } = fieldOf({ type: "select", props: { ...props, multiple: true } }, [1]);
    const select = screen.getByRole("combobox", { name: "Field" });
    expect(select).toHaveTextContent("Hiking");
    await userEvent.click(select);
    await userEvent.click(screen.getByRole("option", { name: "Paddling" }));
    expect(select).toHaveTextContent("Hiking, Paddling");
    await userEvent.keyboard("{Escape}");
    expect(await save()).toEqual([1, 2]);
  });

  it("of many opens its list by Enter, chooses by Enter, and sends nothing", async () => {
    const { save, sent } = fieldOf({ type: "select", props: { ...props, multiple: true } }, []);
    const select = screen.getByRole("combobox", { name: "Field" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}{Enter}{Escape}");
    expect(select).toHaveTextContent("Paddling");
    expect(select).toHaveFocus();
    expect(sent()).toBeUndefined();
    expect(await save()).toEqual([2]);
  });
});

describe("autocomplete", () => {
  it.each([false, true])("has no autocorrection, which would replace what was typed: multiple %s", (multiple) => {
    fieldOf({ type: "autocomplete", props: { ...props, multiple } });
    expect(screen.getByRole("combobox")).toHaveAttribute("autocorrect", "off");
  });

  it("finds options by typing, shows the chosen title and sends its id", async () => {
    const { save } = fieldOf({ type: "autocomplete", props: { ...props, autocomplete: "country-name" } }, 1);
    const input = screen.getByRole("combobox", { name: "Field" });
    expect(input).toHaveAttribute("autocomplete", "country-name");
    expect(input).toHaveValue("Hiking");
    await userEvent.clear(input);
    await userEvent.type(input, "padd");
    expect(screen.getAllByRole("option")).toHaveLength(1);
    await userEvent.click(screen.getByRole("option", { name: "Paddling" }));
    expect(input).toHaveValue("Paddling");
    expect(await save()).toBe(2);
  });

  it("opens its list on click, not on Tab", async () => {
    fieldOf({ type: "autocomplete", props }, 2);
    const input = screen.getByRole("combobox", { name: "Field" });
    await userEvent.tab();
    expect(input).toHaveFocus();
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    await userEvent.click(input);
    expect(screen.getAllByRole("option")).toHaveLength(3);
    expect(screen.getByRole("option", { name: "Paddling" })).toHaveAttribute("data-focus");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.keyboard("hik");
    expect(input).toHaveValue("hik");
  });

  it("chooses the first match on Enter only; Tab and Escape choose nothing", async () => {
    const { save } = fieldOf({ type: "autocomplete", props }, 2);
    const input = screen.getByRole("combobox", { name: "Field" });
    await userEvent.click(input);
    await userEvent.keyboard("i{Tab}");
    expect(input).toHaveValue("Paddling");
    expect(screen.getByText(/^“i” is not one of the options/)).toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.keyboard("i{Enter}");
    expect(input).toHaveValue("Hiking");
    expect(screen.queryByText(/is not one of the options/)).not.toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.keyboard("padd{Escape}");
    expect(input).toHaveValue("Hiking");
    expect(await save()).toBe(1);
    expect(screen.queryByText(/is not one of the options/)).not.toBeInTheDocument();
  });

  it("does not submit on Enter, says that a search finds nothing, and keeps its text until the focus leaves", async () => {
    const { sent } = fieldOf({ type: "autocomplete", props }, 2);
    const input = screen.getByRole("combobox", { name: "Field" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getAllByRole("option")).toHaveLength(3);
    await userEvent.clear(input);
    await userEvent.keyboard("qqq{Enter}{Enter}");
    expect(screen.getByText("Your search didn't match any results.")).toBeInTheDocument();
    expect(input).toHaveValue("qqq");
    expect(sent()).toBeUndefined();
  });

  it("checks typed text on leaving, even when nothing is chosen yet", async () => {
    const { save } = fieldOf({ type: "autocomplete", props });
    const input = screen.getByRole("combobox", { name: "Field" });
    await userEvent.click(input);
    await userEvent.keyboard("zzz{Tab}");
    expect(screen.getByText(/^“zzz” is not one of the options/)).toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.keyboard("paddling{Tab}");
    expect(input).toHaveValue("Paddling");
    expect(await save()).toBe(2);
  });

  it.each([
    ["a full title is chosen", "paddling", 2, /^$/],
    ["other text is refused", "padd", 1, /^“padd” is not one of the options/],
  ])("on a tap beside the open list, %s", async (_what, text, saved, note) => {
    const { sent } = fieldOf({ type: "autocomplete", props }, 1);
    await userEvent.click(screen.getByRole("combobox", { name: "Field" }));
    await userEvent.keyboard(text);
    await tap(screen.getByRole("button", { name: "Save" }));
    expect(sent()).toBe(saved);
    expect(screen.queryByText(/is not one of the options/)?.textContent ?? "").toMatch(note);
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["the button", () => userEvent.click(screen.getByRole("button", { name: "Show options" }))],
  ])("drops the typed text when %s closes the list", async (_by, close) => {
    const { save } = fieldOf({ type: "autocomplete", props }, 1);
    await userEvent.click(screen.getByRole("combobox", { name: "Field" }));
    await userEvent.keyboard("paddling");
    await close();
    expect(screen.queryByRole("option")).not.toBeInTheDocument();
    expect(await save()).toBe(1);
    expect(screen.queryByText(/is not one of the options/)).not.toBeInTheDocument();
  });

  describe("while an input method composes", () => {
    /** Types as the keyboard of an Android phone does. */
    const compose = async (text: string) => {
      const input = screen.getByRole("combobox", { name: "Field" });
      await userEvent.click(input);
      fireEvent.compositionStart(input);
      await userEvent.keyboard(text);
      return input;
    };

    it("Enter chooses right after the word is committed, as on Android", async () => {
      const { save } = fieldOf({ type: "autocomplete", props }, 1);
      const input = await compose("padd");
      fireEvent.compositionEnd(input);
      expect(fireEvent.keyDown(input, { key: "Enter" })).toBe(false);
      expect(input).toHaveValue("Paddling");
      expect(await save()).toBe(2);
    });

    it.each([
      ["Chromium and Firefox", { isComposing: true }],
      ["Safari, where it follows the end of the composition,", { keyCode: 229 }],
    ])("Enter that commits a letter in %s neither chooses nor submits", async (_, committing) => {
      fieldOf({ type: "autocomplete", props }, 1);
      const input = await compose("padd");
      expect(fireEvent.keyDown(input, { key: "Enter", ...committing })).toBe(false);
      expect(input).toHaveValue("padd");
    });

    it.each(["Escape", "ArrowDown", "Home"])("%s is the input method's own", async (key) => {
      fieldOf({ type: "autocomplete", props }, 1);
      const input = await compose("padd");
      const active = input.getAttribute("aria-activedescendant");
      expect(fireEvent.keyDown(input, { key, isComposing: true })).toBe(true);
      expect(input).toHaveValue("padd");
      expect(screen.getByRole("option", { name: "Paddling" })).toBeInTheDocument();
      expect(input).toHaveAttribute("aria-activedescendant", active);
    });
  });

  it("with `multiple` adds an option by its full title, once", async () => {
    const { save } = fieldOf({ type: "autocomplete", props: { ...props, multiple: true } }, [1]);
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.paste("HIKING");
    expect(await save()).toEqual([1]);
    await userEvent.click(screen.getByRole("combobox"));
    await userEvent.paste("Paddling");
    expect(await save()).toEqual([1, 2]);
  });

  it("with `multiple` reports dropped text, but not text that led to a choice", async () => {
    fieldOf({ type: "autocomplete", props: { ...props, multiple: true } });
    const input = screen.getByRole("combobox", { name: "Field" });
    await userEvent.click(input);
    await userEvent.paste("padd");
    await userEvent.keyboard("{Enter}{Tab}");
    expect(screen.getByRole("button", { name: "Remove Paddling" })).toBeInTheDocument();
    expect(screen.queryByText(/is not one of the options/)).not.toBeInTheDocument();
    await userEvent.click(input);
    await userEvent.paste("canoe");
    await userEvent.tab();
    expect(input).toHaveValue("");
    expect(screen.getByText(/^“canoe” is not/)).toBeInTheDocument();
  });

  it.each([false, ""])("shows an option with the id %j as chosen", async (id) => {
    const items = [
      { id: true, title: "Yes" },
      { id, title: "No" },
    ];
    const { save } = fieldOf({ type: "autocomplete", props: { ...props, items, clearable: true } }, true);
    const input = screen.getByRole("combobox");
    await userEvent.click(input);
    await userEvent.click(screen.getByRole("option", { name: "No" }));
    expect(input).toHaveValue("No");
    expect(await save()).toBe(id);
  });

  it("with `multiple` lists the chosen options, each with a button to remove it", async () => {
    const { save } = fieldOf({ type: "autocomplete", props: { ...props, multiple: true } }, [1]);
    const input = screen.getByRole("combobox", { name: "Field" });
    await userEvent.type(input, "padd");
    await userEvent.click(screen.getByRole("option", { name: "Paddling" }));
    const chosen = within(screen.getByRole("list", { name: "Chosen" })).getAllByRole("listitem");
    expect(chosen.map(({ textContent }) => textContent)).toEqual(["Hiking", "Paddling"]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Hiking" }));
    expect(await save()).toEqual([2]);
    fireEvent.keyDown(input, { key: "Backspace", repeat: true });
    expect(await save()).toEqual([2]);
    await userEvent.type(input, "{Backspace}");
    expect(await save()).toEqual([]);
  });

  it.each([
    ["the input", false, "combobox"],
    ["the arrow on a touch screen, where the input would open the keyboard", true, "button"],
  ])("with `multiple` gives the focus of a removed option to %s", async (_, isTouch, role) => {
    jest.spyOn(window, "matchMedia").mockReturnValue({ ...matchMedia(""), matches: isTouch });
    fieldOf({ type: "autocomplete", props: { ...props, multiple: true } }, [1, 2]);
    await userEvent.click(screen.getByRole("button", { name: "Remove Hiking" }));
    expect(screen.getByRole(role, { name: /Field|Show options/ })).toHaveFocus();
  });
});

it.each([
  ["a chosen option", "autocomplete", [1, 2], [2]],
  ["a file", "file", ["a.pdf", "b.pdf"], ["b.pdf"]],
])("a double tap on Remove of %s removes only that", async (_, type, value, left) => {
  const { save } = fieldOf({ type, props: { ...props, multiple: true } }, value);
  const removeFirst = () => screen.getAllByRole("button", { name: /^Remove/ })[0]!;
  fireEvent.click(removeFirst(), { detail: 1 });
  fireEvent.click(removeFirst(), { detail: 2 });
  expect(await save()).toEqual(left);
});

describe("file", () => {
  const fileOf = (name: string, type: string, size: number) =>
    Object.defineProperty(new File([name], name, { type }), "size", { value: size });
  const picture = fileOf("me.png", "image/png", 5);
  const letter = fileOf("letter.pdf", "application/pdf", 2_500_000);
  const createObjectURL = jest.fn(() => "blob:picture");
  const revokeObjectURL = jest.fn();
  const shrink = shrinkPicture as jest.MockedFunction<typeof shrinkPicture>;
  beforeEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    shrink.mockReset().mockResolvedValue(null);
  });

  // jsdom has no streams.
  const stream = (read: () => Promise<unknown>) => () => ({ getReader: () => ({ read, cancel: read }) });
  beforeAll(() => Object.assign(Blob.prototype, { stream: stream(() => Promise.resolve()) }));

  const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";

  it.each([
    [
      "pictures, in Chrome",
      `${android} Chrome/142.0.0.0 Mobile Safari/537.36`,
      "image/*",
      "image/*,android/allowCamera",
    ],
    ["documents, in Chrome", `${android} Chrome/142.0.0.0 Mobile Safari/537.36`, ".pdf", ".pdf"],
    ["pictures, in an in-app browser", `${android.replace("K", "K; wv")} Chrome/142.0.0.0`, "image/*", "image/*"],
    [
      "pictures, in Firefox",
      "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
      "image/*",
      "image/*",
    ],
  ])("offers the camera of an Android phone: %s", (_, userAgent, accept, expected) => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
    fieldOf({ type: "file", props: { ...props, accept } });
    expect(screen.getByLabelText("Field")).toHaveAttribute("accept", expected);
  });

  it("shows name, size and thumbnail of the chosen file, and releases the thumbnail on removal", async () => {
    const { container, save } = fieldOf({ type: "file", props: { ...props, accept: "image/*" } });
    const input = screen.getByLabelText("Field");
    expect(input).toHaveAttribute("accept", "image/*");
    await userEvent.upload(input, picture);
    expect(screen.getByText("me.png")).toBeInTheDocument();
    expect(screen.getByText("5 bytes")).toBeInTheDocument();
    expect(container.querySelector("img")).toHaveAttribute("src", "blob:picture");
    expect(await save()).toBe(picture);
    await userEvent.click(screen.getByRole("button", { name: "Remove me.png" }));
    expect(revokeObjectURL).toHaveBeenCalledWith("blob:picture");
    expect(await save()).toBe("");
  });

  it.each([
    ["its control", true],
    ["the main area offline, where the control is disabled", false],
  ])("gives the focus to %s when it is removed", async (_place, isOnline) => {
    render(<main id="main" tabIndex={-1} />);
    fieldOf({ type: "file", props }, "letter.pdf");
    act(() => network.report(isOnline));
    await userEvent.click(screen.getByRole("button", { name: "Remove letter.pdf" }));
    expect(isOnline ? screen.getByLabelText("Field") : screen.getByRole("main")).toHaveFocus();
    act(() => network.report(true));
  });

  it("describes its control by each file, because the browser says that none is chosen", async () => {
    fieldOf({ type: "file", props: { ...props, multiple: true, hint: "As PDF" } }, ["/files/letter.pdf"]);
    const input = screen.getByLabelText("Field");
    await userEvent.upload(input, picture);
    expect(input).toHaveAccessibleDescription("As PDF letter.pdf Saved file me.png 5\u00a0bytes");
  });

  it("announces a chosen file in a region that exists before it", async () => {
    const { container } = fieldOf({ type: "file", props });
    const region = container.querySelector("[aria-live=polite]");
    await userEvent.upload(screen.getByLabelText("Field"), picture);
    expect(region).toContainElement(screen.getByText("me.png"));
  });

  it("says offline why it is disabled, without announcing it: Save does", () => {
    fieldOf({ type: "file", props });
    act(() => network.report(false));
    expect(screen.getByText(/^This needs an internet connection/)).not.toHaveAttribute("aria-live");
    act(() => network.report(true));
  });

  it("shows an icon for a picture that the browser cannot show", async () => {
    const { container } = fieldOf({ type: "file", props });
    await userEvent.upload(screen.getByLabelText("Field"), picture);
    fireEvent.error(container.querySelector("img") as HTMLImageElement);
    expect(container.querySelector("img")).not.toBeInTheDocument();
    expect(screen.getByText("me.png")).toBeInTheDocument();
  });

  it("shows both ends of a long name", async () => {
    fieldOf({ type: "file", props });
    const name = `${"Kesäretki-".repeat(6)}kopio (2).pdf`;
    await userEvent.upload(screen.getByLabelText("Field"), new File(["1"], name));
    expect(screen.getByText("opio (2).pdf")).toBeInTheDocument();
    expect(screen.getByTitle(name)).toHaveTextContent(name);
    expect(screen.getByRole("button", { name: `Remove ${name}` })).toBeInTheDocument();
  });

  it("with `multiple` adds to the chosen files", async () => {
    const { save } = fieldOf({ type: "file", props: { ...props, multiple: true } });
    await userEvent.upload(screen.getByLabelText("Field"), [picture]);
    await userEvent.upload(screen.getByLabelText("Field"), [letter]);
    expect(screen.getByText("2.5 MB")).toBeInTheDocument();
    expect(await save()).toEqual([picture, letter]);
    await userEvent.click(screen.getByRole("button", { name: "Remove me.png" }));
    expect(await save()).toEqual([letter]);
  });

  it("holds a file that is chosen twice once", async () => {
    const { save } = fieldOf({ type: "file", props: { ...props, multiple: true } }, ["me.png"]);
    const chosen = (content: string, lastModified: number) => new File([content], "me.png", { lastModified });
    const again = chosen("first", 1);
    const [longer, later] = [chosen("longer", 1), chosen("first", 2)];
    for (const files of [[chosen("first", 1)], [longer, later], [again]])
      await userEvent.upload(screen.getByLabelText("Field"), files);
    expect(await save()).toEqual(["me.png", longer, later, again]);
  });

  describe("with a picture that can be made smaller", () => {
    const photo = () => fileOf("photo.png", "image/png", 4_200_000);
    const small = fileOf("photo.jpg", "image/jpeg", 612_000);
    beforeEach(() => shrink.mockResolvedValue(small));
    const smallerSwitch = () => screen.findByRole("switch", { name: "Make the picture smaller before sending" });

    it("shows the sizes before and after, and a switch that is on", async () => {
      fieldOf({ type: "file", props: { ...props, accept: ".pdf,image/*" } });
      await userEvent.upload(screen.getByLabelText("Field"), photo());
      expect(await smallerSwitch()).toBeChecked();
      expect(screen.getByText("4.2 MB → 612 kB")).toHaveAttribute("aria-hidden", "true");
      expect(screen.getByText("4.2 MB, sent as 612 kB")).toBeInTheDocument();
      await userEvent.click(await smallerSwitch());
      expect(await smallerSwitch()).not.toBeChecked();
      expect(screen.getByText("4.2 MB")).toBeInTheDocument();
      await userEvent.click(screen.getByRole("button", { name: "Remove photo.png" }));
      expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    });

    it("applies the switch to all files", async () => {
      const chosen = photo();
      const { save } = fieldOf({ type: "file", props: { ...props, multiple: true, accept: "image/*" } });
      await userEvent.upload(screen.getByLabelText("Field"), [chosen]);
      const name = "Make pictures smaller before sending";
      await userEvent.click(await screen.findByRole("switch", { name }));
      const later = photo();
      await userEvent.upload(screen.getByLabelText("Field"), [later]);
      // The form's model holds the chosen files; the save replaces them.
      expect(await save()).toEqual([chosen, later]);
      expect(await withFilesToSend({ f: [chosen, later] })).toEqual({ f: [chosen, later] });
      await userEvent.click(screen.getByRole("switch", { name }));
      expect(await withFilesToSend({ f: [chosen, later] })).toEqual({ f: [small, small] });
    });

    it("offers no smaller picture when the field accepts no JPEG", async () => {
      const { save } = fieldOf({ type: "file", props: { ...props, accept: "image/png" } });
      await userEvent.upload(screen.getByLabelText("Field"), photo(), { applyAccept: false });
      await save();
      expect(shrink).not.toHaveBeenCalled();
      expect(screen.queryByRole("switch")).not.toBeInTheDocument();
    });
  });

  it("is named in an error when it can no longer be read, until another is chosen", async () => {
    const changed = Object.assign(new File(["1"], "report 5.pdf"), {
      stream: stream(() => Promise.reject(new Error())),
    });
    const { save, sent } = fieldOf({ type: "file", props });
    const input = screen.getByLabelText("Field");
    await userEvent.upload(input, changed);
    await save();
    expect(sent()).toBeUndefined();
    const message = /^The file “report 5.pdf” can no longer be read/;
    await waitFor(() => expect(input).toHaveFocus());
    expect(input).toHaveAccessibleDescription(message);
    await userEvent.tab();
    expect(screen.getByText(message)).toBeInTheDocument();
    await userEvent.upload(input, picture);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(await save()).toBe(picture);
  });

  it.each([
    ["a file on the control", "Files", () => screen.getByLabelText("Field")],
    ["a text beside it", "text/plain", () => document.body],
  ])("leaves the drop of %s to the browser", (_what, type, target) => {
    fieldOf({ type: "file", props });
    expect(fireEvent.drop(target(), { dataTransfer: { types: [type] } })).toBe(true);
  });

  it.each([
    ["beside the control", false, () => document.body],
    ["on the disabled control", true, () => screen.getByLabelText("Field")],
  ])("refuses a file that is dropped %s", (_where, disabled, target) => {
    fieldOf({ type: "file", props: { ...props, disabled } });
    const dataTransfer = { types: ["Files"], dropEffect: "copy" };
    expect(fireEvent.dragOver(target(), { dataTransfer })).toBe(false);
    expect(fireEvent.drop(target(), { dataTransfer })).toBe(false);
    expect(dataTransfer.dropEffect).toBe("none");
  });

  it.each([
    ["Invoice #12.pdf", "Invoice #12.pdf"],
    ["Really?.pdf", "Really?.pdf"],
    ["a%20b.pdf", "a%20b.pdf"],
    ["https://example.org/files/oma%20kuva.jpg?v=2", "oma kuva.jpg"],
  ])("shows the server's file %j as %j, and sends it back", async (value, name) => {
    const { save } = fieldOf({ type: "file", props }, value);
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText("Saved file")).toBeInTheDocument();
    expect(await save()).toBe(value);
  });
});
