import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import type { StartEvent } from "@/lib/start/start-machine";
import { startLogout } from "@/lib/start/start-logout";
import { tryAgain } from "@/lib/start/start-runs";
import { dispatchStart } from "@/lib/start/start-store";
import { english } from "@/scripts/testing/english";
import { StartGate } from "./start-gate";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));
jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: jest.fn() }));
jest.mock("@/lib/start/start-logout", () => ({ startLogout: jest.fn() }));
jest.mock("@/lib/start/start-runs", () => ({ tryAgain: jest.fn() }));
jest.mock("@/components/shell/app-shell", () => ({ AppShell: () => <p>The app</p> }));
jest.mock("@/components/first-paint/first-paint-place", () => ({ FirstPaint: () => <p>The first paint</p> }));

async function show(...events: StartEvent[]): Promise<void> {
  await act(async () => renderInApp(<StartGate>{null}</StartGate>));
  await act(async () => events.forEach(dispatchStart));
}

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it.each<[string, StartEvent]>([
  ["Loading", { type: "retry" }],
  ["Redirecting to login", { type: "unauthorized", hasLogin: true }],
  ["Going to other.example", { type: "leaving", host: "other.example" }],
  ["Going to kaarnapolku.example", { type: "captcha", isEndless: false, host: "kaarnapolku.example" }],
  ["Logging out", { type: "logout" }],
])("while the app waits, it says '%s'", async (text, event) => {
  await show({ type: "retry" }, event);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  // JAWS hides what is busy, the way out too; NVDA announces nothing of it.
  expect(screen.getByRole("status").closest("[aria-busy]")).toBeNull();
  expect(screen.queryByText("The app")).not.toBeInTheDocument();
});

const { start, errors } = english;
const critical = (text: string, isForbidden = false): StartEvent => ({ type: "critical", isForbidden, text });
const again = ["Try again"];
const againOrOut = ["Try again", "Log out"];

it.each<[StartEvent, title: string, text: string, ways: string[]]>([
  [{ type: "fetchFailed", isUnreachable: true, hasMember: false }, start.failedTitle, start.unreachable, again],
  [{ type: "memberHandled", hasMember: false }, start.failedTitle, start.noMember, again],
  [{ type: "captcha", isEndless: true, host: "" }, start.failedTitle, start.captcha, again],
  [{ type: "redirectLoop" }, start.failedTitle, start.redirects, again],
  [{ type: "unauthorized", hasLogin: false }, start.noLoginTitle, start.noLogin, again],
  [critical("The service is closed."), errors.criticalTitle, "The service is closed.", againOrOut],
  [critical(""), errors.criticalTitle, errors.critical, againOrOut],
  [critical("Your membership has ended.", true), errors.forbiddenTitle, "Your membership has ended.", againOrOut],
  [critical("", true), errors.forbiddenTitle, errors.forbidden, againOrOut],
])("when it cannot continue because of %j, a full-screen message says why", async (event, title, text, ways) => {
  await show({ type: "retry" }, event);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(buttons()).toEqual(ways);
  expect(screen.queryByText("The app")).not.toBeInTheDocument();
});

it.each<[string, StartEvent]>([
  ["the server could not be reached", { type: "fetchFailed", isUnreachable: true, hasMember: false }],
  ["the server refuses", critical("", true)],
])("starts again when %s and the member tries again", async (_why, event) => {
  jest.mocked(tryAgain).mockClear();
  await show({ type: "retry" }, event);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it("logs out at once: there is no app to go back to", async () => {
  await show({ type: "retry" }, critical(""));
  fireEvent.click(screen.getByRole("button", { name: "Log out" }));
  expect(startLogout).toHaveBeenCalledTimes(1);
});

it("after a logout that did not reach the server, a full-screen message offers to log in again", async () => {
  await show({ type: "retry" }, { type: "logout" }, { type: "logoutFailed" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("You have logged out");
  expect(screen.getByRole("alert")).toHaveTextContent("Your details have been removed from this device.");
  expect(buttons()).toEqual(["Log in again"]);
});
