import { anchorId } from "./anchor";
import { sanitise } from "./sanitise";

it.each([
  ["#rules", "user-content-rules"],
  ["#j%C3%A4senyys", "user-content-jäsenyys"],
  ["#jäsenyys", "user-content-jäsenyys"],
  ["#50%", "user-content-50%"],
  ["#user-content-a", "user-content-a"],
  ["#", null],
  ["", null],
  ["/app/#rules", null],
])("%s leads to %s", (address, id) => {
  expect(anchorId(address)).toBe(id);
});

it.each(["rules", "jäsenyys", "50%", "main", "__proto__", "user-content-a"])(
  "an id %s is found by the address of its link",
  (id) => {
    expect(sanitise(`<h2 id="${id}">x</h2>`).text.querySelector("h2")?.id).toBe(anchorId(`#${id}`));
  },
);

it("a `name` by an older editor is found like an id", () => {
  const { text } = sanitise('<a name="rules">Rules</a>');
  expect(text.querySelector("a")?.getAttribute("name")).toBe(anchorId("#rules"));
});
