/** @jest-environment node */
import { readMessage } from "./read-message";

describe("readMessage", () => {
  it.each([
    ["Bakåt", []],
    ["Uppdaterat {time}", ["time"]],
    ["{ name } och {name}, {other}", ["name", "other"]],
    ["{count, plural, =0 {Inget} one {# svar} other {# svar}}", ["count"]],
    ["{count, plural, one {{name} har <b>#</b>} other {{name} har #}}", ["<b>", "count", "name"]],
    ["Välj <b>Lägg till</b>, <i>{place}</i>.", ["<b>", "<i>", "place"]],
    ["It’s '{'quoted'}', isn't it, {name}?", ["name"]],
    ["{time, date}", ["time, date"]],
  ])("finds the arguments of %j: %j", (text, takes) => {
    expect(readMessage(text)).toEqual({ takes, problem: null });
  });

  it.each([
    ["{count, plural, one {# svar}}", "missing other clause at character 29"],
    ["{count, plural, en {# svar} other {# svar}}", '"en" is no plural form: zero, one, two, few, many, other, or =0'],
    ["{count, plural, one {x} other {y}", /^expect argument closing brace at character \d+$/],
    ["Uppdaterat {time}}", 'a } without its { in "}"'],
    ["Uppdaterat time}", 'a } without its { in "Uppdaterat time}"'],
    ["{count, nummer}", /^invalid argument type/],
    ["Välj <b>Lägg till</i>", /^unmatched closing tag/],
  ])("reports the mistake in %j", (text, problem) => {
    expect(readMessage(text).problem).toMatch(problem);
  });
});
