import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { renderInApp } from "@/components/testing/render-in-app";
import { compileForm, type FormDefinition } from "@/lib/forms/form-definition";
import type { FormModel } from "@/lib/forms/form-field";
import { SchemaForm } from "./schema-form";
import { useSchemaForm, type SchemaFormState } from "./use-schema-form";

jest.mock("@/lib/icons/load-icon");

interface Props {
  definition: FormDefinition;
  values: FormModel;
  edits?: FormModel;
  onSubmit: (model: FormModel) => Promise<void>;
  /** Called after each rendering. */
  onState: (form: SchemaFormState) => void;
  onDirtyChange: (isDirty: boolean) => void;
}

function Form({ definition, values, edits, onSubmit, onState, onDirtyChange }: Props) {
  const form = useSchemaForm(definition, values, edits);
  useEffect(() => onState(form));
  useEffect(() => onDirtyChange(form.isDirty), [form.isDirty, onDirtyChange]);
  return (
    <SchemaForm label="My account" form={form} onSubmit={onSubmit}>
      <button type="submit">Save</button>
    </SchemaForm>
  );
}

const scrolledTo = jest.fn();
beforeEach(() => {
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.getAttribute("data-field"));
  };
});

function formOf(schema: object[], values: Record<string, unknown> = {}, props: Partial<Props> = {}) {
  const definition = compileForm(schema);
  const onSubmit = jest.fn<Promise<void>, [FormModel]>(async () => undefined);
  const onState = jest.fn<void, [SchemaFormState]>();
  const onDirtyChange = jest.fn<void, [boolean]>();
  const all = { definition, values: definition.initialModel(values), onSubmit, onState, onDirtyChange, ...props };
  const { rerender, container } = renderInApp(<Form {...all} />);
  return {
    onSubmit,
    container,
    state: () => onState.mock.lastCall![0],
    /** Whether the form is dirty, at first and after each change of it. */
    dirty: () => onDirtyChange.mock.calls.flat(),
    change: (changed: Partial<Props>) => rerender(<Form {...all} {...changed} />),
    save: () => userEvent.click(screen.getByRole("button", { name: "Save" })),
    sent: () => onSubmit.mock.calls.at(-1)?.[0],
  };
}

const name = { type: "text", name: "name", rules: ["required"], props: { label: "Name" } };
const email = { type: "text", name: "email", rules: "required|email", props: { label: "E-mail", hint: "Your own" } };
const city = { type: "text", name: "city", props: { label: "City" } };
const disabled = { id: 0, title: "None", props: { disabled: true } };
const choices = [disabled, { id: 1, title: "One" }, { id: 2, title: "Two" }];
const idOf = (title: string) => ({ id: title, title });
const box = (label: string) => screen.getByRole("textbox", { name: label });

describe("SchemaForm", () => {
  it("sends the model by field name, with the values of hidden fields", async () => {
    const form = formOf(
      [
        name,
        { type: "subtitle", name: "s", props: { label: "More" } },
        { ...city, name: "address[0].city", visible: false },
      ],
      { name: "Maija", "address[0].city": "Turku" },
    );
    await userEvent.type(box("Name"), " M");
    await form.save();
    expect(form.sent()).toEqual({ name: "Maija M", "address[0].city": "Turku" });
  });

  it("shows and hides fields as the member answers, and keeps their values", async () => {
    const form = formOf([
      { type: "checkbox", name: "more", props: { label: "More" } },
      { ...city, showIf: "more=true", rules: ["required"] },
    ]);
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    await userEvent.type(box("City"), "Oulu");
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await form.save();
    expect(form.sent()).toEqual({ more: false, city: "Oulu" });
  });

  it("sends the saved date in place of a hidden incomplete one", async () => {
    const more = { type: "checkbox", name: "more", props: { label: "More" } };
    const born = { type: "date", name: "born", showIf: "more=true", props: { label: "Born" } };
    const form = formOf([more, born, { ...city, showIf: "born=1980-02-29" }], { more: true, born: "1980-02-29" });
    const input = screen.getByLabelText("Born");
    // Imitates a browser: no value, and bad input.
    Object.defineProperty(input, "validity", { value: { badInput: true } });
    fireEvent.keyUp(input, { key: "Backspace" });
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    await form.save();
    expect(form.sent()).toEqual({ more: false, born: "1980-02-29", city: "" });
    expect(form.state().model).toEqual(form.sent());
    expect(box("City")).toBeVisible();
    act(() => void form.state().markSaved(form.sent()!));
    expect(form.state().isDirty).toBe(false);
    form.change({ values: { more: false, born: "1980-03-01", city: "" } });
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    expect(screen.getByLabelText("Born")).toHaveValue("1980-03-01");
  });

  it("shows the saved date again in place of one that was hidden incomplete", async () => {
    const more = { type: "checkbox", name: "more", props: { label: "More" } };
    const born = { type: "date", name: "born", showIf: "more=true", props: { label: "Born" } };
    const form = formOf([more, born], { more: true, born: "1980-02-29" });
    const input = screen.getByLabelText("Born");
    // Imitates a browser: no value, and bad input.
    Object.defineProperty(input, "validity", { value: { badInput: true } });
    fireEvent.keyUp(input, { key: "Backspace" });
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    expect(screen.getByLabelText("Born")).toHaveValue("1980-02-29");
    expect(form.state().isDirty).toBe(false);
    await form.save();
    expect(form.sent()).toEqual({ more: true, born: "1980-02-29" });
  });

  it("sends the saved file in place of a hidden unreadable one", async () => {
    const more = { type: "checkbox", name: "more", props: { label: "More" } };
    const form = formOf([more, { type: "file", name: "photo", showIf: "more=true", props: { label: "Photo" } }], {
      more: true,
      photo: "saved.jpg",
    });
    const stream = () => ({ getReader: () => ({ read: () => Promise.reject(new Error()) }) });
    const changed = Object.assign(new File(["1"], "new.jpg"), { stream });
    await userEvent.upload(screen.getByLabelText("Photo"), changed);
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    await form.save();
    expect(form.sent()).toEqual({ more: false, photo: "saved.jpg" });
  });

  it("cleans pasted text of invisible characters, and shows the sent text", async () => {
    const company = { type: "text", name: "company", rules: "businessId", props: { label: "Company" } };
    const form = formOf([name, company, { ...city, showIf: "company=1234567-1" }]);
    await userEvent.click(box("Name"));
    await userEvent.paste("\u202aAnna\u2011Liisa\u00a0V.\u202c\u00a0");
    await userEvent.click(box("Company"));
    await userEvent.paste("1234567\u00ad1");
    await form.save();
    expect(form.sent()).toEqual({ name: "Anna-Liisa V.", company: "1234567-1", city: "" });
    expect(box("Name")).toHaveValue("Anna-Liisa V.");
    expect(box("Company")).toHaveValue("1234567-1");
    expect(box("City")).toBeVisible();
    act(() => void form.state().markSaved(form.sent()!));
    expect(form.state().isDirty).toBe(false);
  });

  it("sends once, however often Save and Enter are pressed", async () => {
    let finish = () => {};
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const form = formOf([name], { name: "Maija" }, { onSubmit });
    await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
    await userEvent.type(box("Name"), "{Enter}{Enter}");
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    await form.save();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["a phone, whose keyboard would cover the message about the result", true],
    ["a computer", false],
  ])("leaves the text field on sending only on %s", async (_, isPhone) => {
    const media = { ...matchMedia(""), matches: isPhone };
    jest.spyOn(window, "matchMedia").mockReturnValue(media);
    const form = formOf([name], { name: "Maija" });
    await userEvent.type(box("Name"), "{Enter}");
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
    expect(isPhone ? screen.getByRole("button", { name: "Save" }) : box("Name")).toHaveFocus();
  });

  it("does not send an invalid form: scrolls to the first field in error and focuses it", async () => {
    const form = formOf([city, name, email], { email: "nowhere" });
    await form.save();
    expect(form.onSubmit).not.toHaveBeenCalled();
    expect(scrolledTo).toHaveBeenCalledWith("name");
    expect(box("Name")).toHaveFocus();
    expect(box("Name")).toHaveAttribute("aria-invalid", "true");
    expect(box("Name")).toHaveAccessibleDescription("This field is required.");
    expect(box("E-mail")).toHaveAccessibleDescription("Please check e-mail address formatting. Your own");
    expect(box("City")).not.toHaveAttribute("aria-invalid");
    await form.save();
    expect(scrolledTo).toHaveBeenCalledTimes(2);
  });

  it("focuses the first enabled option of a group in error, not its clear button", async () => {
    const props = { label: "Pick", items: choices, clearable: true };
    const form = formOf([{ type: "radio", name: "r", rules: "min:2", props }], { r: 1 });
    await form.save();
    const group = screen.getByRole("radiogroup", { name: "Pick" });
    expect(group).toHaveAttribute("aria-invalid", "true");
    expect(group).toHaveAccessibleDescription("The value must be at least 2.");
    expect(screen.getByRole("radio", { name: "One" })).toHaveFocus();
  });

  it("scrolls to the first field in error even when all of its options are disabled", async () => {
    const form = formOf([
      { type: "checkboxes", name: "r", rules: "required", props: { label: "Pick", items: [disabled] } },
      name,
    ]);
    await form.save();
    expect(scrolledTo).toHaveBeenCalledWith("r");
    expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
    expect(await screen.findByText("Pick: This field is required.")).toBeInTheDocument();
  });

  it("announces the first error each time when its field already has the focus, until the member types", async () => {
    const { container, save } = formOf([name, email], { email: "nowhere" });
    const region = container.querySelector("[aria-live=assertive]")!;
    const said: string[] = [];
    const listen = new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => said.push(node.textContent ?? ""))),
    );
    listen.observe(region, { childList: true, subtree: true, characterData: true });
    for (const times of [1, 2]) {
      await userEvent.type(box("Name"), "{Enter}");
      await waitFor(() => expect(said).toEqual(Array(times).fill("Name: This field is required.")));
    }
    expect(region).toHaveTextContent("Name: This field is required.");
    await userEvent.type(box("Name"), "M");
    expect(region).toBeEmptyDOMElement();
    // The focus moves, so a screen reader reads the focused field's message.
    await userEvent.type(box("Name"), "{Enter}");
    expect(box("E-mail")).toHaveFocus();
    await save();
    expect(region).toBeEmptyDOMElement();
    expect(said).toHaveLength(2);
    listen.disconnect();
  });

  it("validates a field when the focus leaves, and from then on at each key press", async () => {
    formOf([email, city]);
    await userEvent.type(box("E-mail"), "m");
    expect(box("E-mail")).not.toHaveAttribute("aria-invalid");
    await userEvent.tab();
    expect(box("E-mail")).toHaveAccessibleDescription("Please check e-mail address formatting. Your own");
    await userEvent.type(box("E-mail"), "@n");
    expect(box("E-mail")).toHaveAccessibleDescription("Your own");
  });

  it("validates no field that is hidden by the press that leaves it", async () => {
    const more = { type: "checkbox", name: "more", props: { label: "More" } };
    formOf([{ ...email, showIf: "more=true" }, more], { more: true });
    jest.spyOn(document.documentElement, "matches").mockReturnValue(true);
    await userEvent.click(box("E-mail"));
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "More" }));
    await userEvent.type(box("E-mail"), "m");
    expect(box("E-mail")).not.toHaveAttribute("aria-invalid");
  });

  it("reports at once that an inserted text is too long, and stops when it fits", async () => {
    const short = { type: "text", name: "short", props: { label: "Short", maxlength: 5 } };
    const form = formOf([short, city], { short: "as long as it was sent" });
    const put = (value: string) => fireEvent.input(box("Short"), { target: { value } });
    put("seven!!");
    await waitFor(() =>
      expect(box("Short")).toHaveAccessibleDescription(/^This is too long. Shorten it to 5 characters/),
    );
    await form.save();
    expect(form.onSubmit).not.toHaveBeenCalled();
    put("five!");
    await waitFor(() => expect(box("Short")).not.toHaveAttribute("aria-invalid"));
    put("as long as it was sent");
    await form.save();
    expect(form.sent()).toEqual({ short: "as long as it was sent", city: "" });
  });

  it("has no native validation", async () => {
    const form = formOf([name]);
    expect(screen.getByRole("form", { name: "My account" })).toHaveAttribute("novalidate");
    expect(form.container.querySelector("[required], [pattern]")).toBeNull();
    expect(box("Name")).toHaveAttribute("aria-required", "true");
    expect(screen.getByText("Fields marked with * are required.")).toBeInTheDocument();
  });

  it("applies a changed incoming model to untouched fields", async () => {
    const form = formOf([name, city], { name: "A", city: "Turku" });
    await userEvent.type(box("Name"), "b");
    form.change({ values: { name: "Z", city: "Oulu" } });
    expect(box("Name")).toHaveValue("Ab");
    expect(box("City")).toHaveValue("Oulu");
    expect(form.dirty()).toEqual([false, true]);
  });

  it("applies a changed schema and keeps the member's edits", async () => {
    const form = formOf([name, city], { name: "A", city: "Turku" });
    await userEvent.type(box("Name"), "b");
    const definition = compileForm([
      { ...city, props: { label: "Kaupunki" } },
      { ...name, props: { label: "Nimi" } },
    ]);
    form.change({ definition, values: definition.initialModel({ name: "A", city: "Turku" }) });
    expect(box("Nimi")).toHaveValue("Ab");
    expect(box("Kaupunki")).toHaveValue("Turku");
    await form.save();
    expect(form.sent()).toEqual({ name: "Ab", city: "Turku" });
  });

  it("drops a field that left the schema, with its edits", async () => {
    const form = formOf([name, city], { name: "A", city: "Turku" });
    const definition = compileForm([name]);
    form.change({ definition, values: { name: "A" } });
    expect(form.dirty()).toEqual([false]);
    expect(form.state().model).toEqual({ name: "A" });
    form.change({});
    await userEvent.type(box("City"), "!");
    form.change({ definition, values: { name: "A" } });
    expect(form.dirty()).toEqual([false, true, false]);
  });

  it("is not dirty once a choice equals the incoming one again", async () => {
    const days = { type: "checkboxes", name: "days", props: { label: "Days", items: [1, 2, 3] } };
    const form = formOf([days], { days: [1, 2] });
    await userEvent.click(screen.getByRole("checkbox", { name: "1" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "1" }));
    expect(form.dirty()).toEqual([false, true, false]);
  });

  it("marks the sent values as saved, but not later edits", async () => {
    const form = formOf([name, city], { name: "A", city: "" });
    await userEvent.type(box("Name"), "b");
    await userEvent.type(box("City"), "O");
    act(() => void form.state().markSaved({ name: "Ab", city: "" }));
    expect(form.dirty()).toEqual([false, true]);
    form.change({ values: { name: "AB", city: "" } });
    expect(box("Name")).toHaveValue("AB");
    expect(box("City")).toHaveValue("O");
    act(() => void form.state().markSaved({ name: "AB", city: "O" }));
    expect(form.state().isDirty).toBe(false);
  });

  it("keeps an edit in a field that a new schema adds while a save is in flight", async () => {
    const form = formOf([name], { name: "A" });
    await userEvent.type(box("Name"), "b");
    const { markSaved } = form.state();
    const definition = compileForm([name, city]);
    form.change({ definition, values: { name: "A", city: "" } });
    await userEvent.type(box("City"), "Turku");
    act(() => void markSaved({ name: "Ab" }));
    expect(form.state().isDirty).toBe(true);
    form.change({ definition, values: { name: "Ab", city: "Oulu" } });
    expect(box("City")).toHaveValue("Turku");
  });

  it("forgets a refused text of an autocomplete on discard", async () => {
    const club = { type: "autocomplete", name: "club", items: choices, props: { label: "Club" } };
    const form = formOf([club, city], {}, { edits: { city: "Turku" } });
    await userEvent.click(screen.getByRole("combobox", { name: "Club" }));
    await userEvent.keyboard("zzz{Tab}");
    expect(screen.getByText(/^“zzz” is not one of the options/)).toBeInTheDocument();
    act(() => form.state().discard());
    expect(screen.queryByText(/is not one of the options/)).not.toBeInTheDocument();
  });

  it("starts with a draft as the member's edits; once discarded, its fields follow the server", async () => {
    const form = formOf([name, city], { name: "A", city: "Turku" }, { edits: { name: "Draft", gone: "x" } });
    expect(box("Name")).toHaveValue("Draft");
    expect(form.state()).toMatchObject({ isDirty: true, model: { name: "Draft", city: "Turku" } });
    form.change({ values: { name: "B", city: "Oulu" } });
    expect(box("Name")).toHaveValue("Draft");
    act(() => form.state().discard());
    expect(box("Name")).toHaveValue("B");
    expect(form.state().isDirty).toBe(false);
    form.change({ values: { name: "C", city: "Oulu" } });
    expect(box("Name")).toHaveValue("C");
  });

  it.each([
    ["an empty date", ""],
    ["a saved date", "1980-02-29"],
  ])("clears an incomplete date over %s on discard", async (_, saved) => {
    const form = formOf([{ type: "date", name: "born", props: { label: "Born" } }], { born: saved });
    const input = screen.getByLabelText<HTMLInputElement>("Born");
    // Imitates a browser: bad input without a value, as long as the control lives.
    let hasPart = false;
    Object.defineProperty(input, "validity", { get: () => ({ badInput: hasPart }) });
    fireEvent.change(input, { target: { value: "" } });
    hasPart = true;
    fireEvent.keyUp(input, { key: "1" });
    expect(form.state().isDirty).toBe(true);
    act(() => form.state().discard());
    expect(screen.getByLabelText<HTMLInputElement>("Born").validity.badInput).toBe(false);
    expect(form.state().isDirty).toBe(false);
  });

  describe("an autocomplete after a key press that changed nothing", () => {
    const hobby = {
      type: "autocomplete",
      name: "hobby",
      props: { label: "Hobby", clearable: true, items: ["Hiking", "Paddling"].map(idOf) },
    };
    const input = () => screen.getByRole("combobox", { name: "Hobby" });
    const pressLeft = async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowLeft}");
    };

    it("shows a cleared value", async () => {
      const form = formOf([hobby], { hobby: "Hiking" });
      await pressLeft();
      await userEvent.click(screen.getByRole("button", { name: "Clear" }));
      expect(input()).toHaveValue("");
      await form.save();
      expect(form.sent()).toEqual({ hobby: "" });
    });

    it("shows a new incoming value", async () => {
      const form = formOf([hobby], { hobby: "Hiking" });
      await pressLeft();
      await userEvent.tab();
      form.change({ values: { hobby: "Paddling" } });
      expect(input()).toHaveValue("Paddling");
    });
  });

  it.each<[string, Record<string, unknown>, () => HTMLElement]>([
    ["select", { choice: "gone" }, () => screen.getByRole("option", { name: "gone", selected: true })],
    ["radio", { choice: "gone" }, () => screen.getByRole("radio", { name: "gone", checked: true })],
    ["checkboxes", { choice: ["gone"] }, () => screen.getByRole("checkbox", { name: "gone", checked: true })],
  ])("shows a chosen id without an option in a %s", (type, values, find) => {
    formOf([{ type, name: "choice", props: { label: "Choice", items: choices } }], values);
    expect(find()).toBeInTheDocument();
  });

  it.each(["select", "radio", "checkboxes"])("shows no choice in a %s that a new schema adds", (type) => {
    const form = formOf([name]);
    const definition = compileForm([name, { type, name: "choice", props: { label: "Choice", items: choices } }]);
    form.change({ definition, values: definition.initialModel({}) });
    expect(screen.queryByText("undefined")).not.toBeInTheDocument();
  });

  it("keeps an unticked id without an option listed and focused", async () => {
    const form = formOf([{ type: "checkboxes", name: "choice", props: { label: "Choice", items: choices } }], {
      choice: ["gone"],
    });
    const gone = () => screen.getByRole("checkbox", { name: "gone" });
    await userEvent.click(gone());
    expect(gone()).not.toBeChecked();
    expect(gone()).toHaveFocus();
    await form.save();
    expect(form.sent()).toEqual({ choice: [] });
  });

  it("shares one value between fields of one name", async () => {
    const form = formOf([name, { ...name, props: { label: "Name again" } }], { name: "A" });
    await userEvent.type(box("Name"), "b");
    expect(box("Name again")).toHaveValue("Ab");
    await form.save();
    expect(form.sent()).toEqual({ name: "Ab" });
  });

  it("leaves out a field of unknown type, but names it in debug mode", () => {
    const schema = [name, { type: "hologram", name: "h", props: { label: "Holo" } }];
    const { container } = formOf(schema);
    expect(container.querySelectorAll("[data-field]")).toHaveLength(1);
    localStorage.setItem("debug", "1");
    formOf(schema);
    expect(screen.getByText(/“h” is not known: hologram/)).toBeInTheDocument();
    localStorage.removeItem("debug");
  });

  it("places fields in the grid as the server says, with its class", () => {
    const { container } = formOf([
      name,
      { ...city, colProps: { cols: 6, sm: 5, md: 4, lg: 3, xl: 2, xxl: 1 }, class: "from-server" },
    ]);
    const [first, second] = container.querySelectorAll("[data-field]");
    expect(first).toHaveClass("col-span-12");
    const columns = "col-span-6 sm:col-span-5 md:col-span-4 lg:col-span-3 xl:col-span-2 xxl:col-span-1";
    expect(second).toHaveClass(columns, "from-server");
  });
});
