import { act, render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { usePathname } from "next/navigation";
import type { Elements } from "@/components/ui/elements";
import AppRouter, { createInitialRouterState, createMutableActionQueue } from "./app-router";
import LayoutRouter, { LoadingBoundaryProvider, type PageNode } from "./layout-router";

/** Where Next takes in what stands in place of its own files: rows of next.config.mjs. */
it.each([
  ["client/app-index.js", 'require("./components/app-router")'],
  ["client/app-index.js", 'require("./components/app-router-instance")'],
  ["client/app-index.js", 'require("./components/router-reducer/create-initial-router-state")'],
  ["esm/server/app-render/entry-base.js", "from '../../client/components/layout-router'"],
])("Next's %s still has %s", (file, request) => {
  expect(readFileSync(`node_modules/next/dist/${file}`, "utf8")).toContain(request);
});

const Address = () => <p>Address {usePathname()}</p>;
const Broken = () => {
  throw new Error("broken");
};
const pageOf = (content: Elements): PageNode => ({
  d: {
    r: (
      <LoadingBoundaryProvider>
        <h1>Layout</h1>
        <LayoutRouter parallelRouterKey="children" />
        <LayoutRouter parallelRouterKey="missing" />
      </LoadingBoundaryProvider>
    ),
  },
  c: new Map([
    [
      "children",
      { d: { r: <LayoutRouter parallelRouterKey="children" /> }, c: new Map([["children", { d: { r: content } }]]) },
    ],
  ]),
});

function open(content: Elements) {
  const page = { t: { t: pageOf(content), h: { r: <p>Head</p> } } };
  const queue = createMutableActionQueue(createInitialRouterState({ initialRSCPayload: page }));
  return render(<AppRouter actionQueue={queue} globalErrorState={[() => <p>Nothing works</p>, null]} />);
}

beforeEach(() => window.history.replaceState(null, "", "/app/invoices"));

it("draws head, layout, and the page in the slot of its slot", () => {
  const { container } = open(<p>Page</p>);
  expect(container).toHaveTextContent(/^HeadLayoutPage$/);
});

it("tells the page its address below the base path, and each that follows", () => {
  open(<Address />);
  expect(screen.getByText("Address /invoices")).toBeVisible();
  act(() => window.history.pushState(null, "", "/app/invoices/7"));
  expect(screen.getByText("Address /invoices/7")).toBeVisible();
  act(() => window.history.replaceState(null, "", "/app/"));
  expect(screen.getByText("Address /")).toBeVisible();
});

it("shows the app's last resort when the page breaks", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  open(<Broken />);
  expect(screen.getByText("Nothing works")).toBeVisible();
});
