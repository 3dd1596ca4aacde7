import { act, fireEvent, screen } from "@testing-library/react";
import { renderInApp } from "@/components/testing/render-in-app";
import type { StartEvent } from "@/lib/start/start-machine";
import { startLogout } from "@/lib/start/start-logout";
import { dispatchStart } from "@/lib/start/start-store";
import { StartGate } from "./start-gate";

jest.mock("next/navigation", () => ({ usePathname: () => "/" }));
jest.mock("@/lib/navigation/use-navigation", () => ({ useNavigation: jest.fn() }));
jest.mock("@/lib/start/start-logout", () => ({ startLogout: jest.fn() }));
jest.mock("@/components/shell/app-shell", () => ({ AppShell: () => <p>The app</p> }));
jest.mock("@/components/first-paint/first-paint-place", () => ({ FirstPaint: () => <p>The first paint</p> }));

async function show(...events: StartEvent[]): Promise<void> {
  await act(async () => renderInApp(<StartGate retry={() => undefined}>{null}</StartGate>));
  await act(async () => events.forEach(dispatchStart));
}

const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it.each<[string, StartEvent]>([
  ["Loading", { type: "retry" }],
  ["Redirecting to login", { type: "unauthorized", followed: true }],
  ["Going to other.example", { type: "leaving", host: "other.example" }],
  ["Going to kaarnapolku.example", { type: "captcha", settled: false, host: "kaarnapolku.example" }],
  ["Logging out", { type: "logout" }],
])("while the app waits, it says '%s'", async (text, event) => {
  await show({ type: "retry" }, event);
  expect(screen.getByRole("status")).toHaveTextContent(text);
  expect(screen.queryByText("The app")).not.toBeInTheDocument();
});

interface Message {
  event: StartEvent;
  title: string;
  text: string;
  ways: string[];
}

const critical = (text: string, isForbidden = false): StartEvent => ({ type: "critical", isForbidden, text });

it.each<Message>([
  {
    event: { type: "fetchFailed", isUnreachable: true, hasMember: false },
    title: "The app could not start",
    text: "No connection to the server. Check your internet connection and try again.",
    ways: ["Try again"],
  },
  {
    event: { type: "memberHandled", hasMember: false },
    title: "The app could not start",
    text: "Your membership details could not be loaded. Please try again.",
    ways: ["Try again"],
  },
  {
    event: { type: "captcha", settled: true, host: "" },
    title: "The app could not start",
    text: "The server keeps asking whether you are human. Please try again in a while.",
    ways: ["Try again"],
  },
  {
    event: { type: "redirectLoop" },
    title: "The app could not start",
    text: "The server keeps sending the app to sign in or back to the start. Please try again in a moment.",
    ways: ["Try again"],
  },
  {
    event: { type: "unauthorized", followed: false },
    title: "Login did not open",
    text: "Redirecting to login, but the server gave no login address.",
    ways: ["Try again"],
  },
  {
    event: critical("The service is closed."),
    title: "The service is not available",
    text: "The service is closed.",
    ways: ["Try again", "Log out"],
  },
  {
    event: critical(""),
    title: "The service is not available",
    text: "Something went wrong. Please try again later.",
    ways: ["Try again", "Log out"],
  },
  {
    event: critical("Your membership has ended.", true),
    title: "No access",
    text: "Your membership has ended.",
    ways: ["Try again", "Log out"],
  },
  {
    event: critical("", true),
    title: "No access",
    text: "You are not allowed to use this service.",
    ways: ["Try again", "Log out"],
  },
])("when it cannot continue, a full-screen message says why: $text", async ({ event, title, text, ways }) => {
  await show({ type: "retry" }, event);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(buttons()).toEqual(ways);
  expect(screen.queryByText("The app")).not.toBeInTheDocument();
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
