/** @jest-environment node */
import { askSettings } from "./ask-settings";
import { buildSettings } from "./build-settings";

type Check = (changes: Record<string, string>) => string | null;

async function answered(answers: Record<string, string[]>, check: Check = () => null) {
  const asked: string[] = [];
  const said: string[] = [];
  const left = { ...answers };
  const ask = async (question: string) => {
    asked.push(question);
    const setting = buildSettings.find((row) => question.startsWith(row.question))?.setting;
    return left[setting ?? ""]?.shift() ?? "";
  };
  const changes = await askSettings(ask, { NEXT_PUBLIC_APP_NAME: "Jäsensovellus" }, check, (line) => said.push(line));
  return { asked, said, changes };
}

describe("askSettings", () => {
  it("asks for every setting with its current value, and changes nothing on Enter", async () => {
    const { asked, changes } = await answered({});
    expect(asked).toHaveLength(buildSettings.length);
    expect(asked[0]).toMatch(/\[Jäsensovellus\]: $/);
    expect(changes).toEqual({});
  });

  it("applies answers, and - as the default", async () => {
    const { changes } = await answered({ NEXT_PUBLIC_APP_NAME: ["Metsä"], NEXT_PUBLIC_ROUTES_OFF: ["-"] });
    expect(changes).toEqual({ NEXT_PUBLIC_APP_NAME: "Metsä", NEXT_PUBLIC_ROUTES_OFF: "" });
  });

  it("explains an invalid answer and asks again", async () => {
    const check: Check = ({ NEXT_PUBLIC_PRIMARY_COLOR: color }) => (color === "pink" ? "No colour." : null);
    const { said, changes } = await answered({ NEXT_PUBLIC_PRIMARY_COLOR: ["pink", "#006772"] }, check);
    expect(said).toContain("No colour.");
    expect(changes).toEqual({ NEXT_PUBLIC_PRIMARY_COLOR: "#006772" });
  });
});
