import { keepShownIcons } from "./keep-shown-icons";

let type = "application/json";
const addAll = jest.fn(async (_files: string[]) => undefined);
const remove = jest.fn(async (_file: string) => true);
const match = async () => ({ headers: new Map([["content-type", type]]) });
const open = jest.fn(async (_name: string) => ({ addAll, match, delete: remove }));

beforeEach(() => {
  addAll.mockClear();
  Object.assign(globalThis, { caches: { open } });
  const loaded = [
    "/app/icons/mdi/7.json",
    "/app/icons/mdi/7.json",
    "/app/icons/mdi/19.json",
    "/app/_next/a.js",
    "/api/fi/me",
    "https://elsewhere.example/app/icons/mdi/1.json",
  ];
  const entries = loaded.map((name) => ({ name: new URL(name, location.origin).href }));
  Object.assign(performance, { getEntriesByType: () => entries });
});

it("caches the app's icons that the page has loaded, each once, and nothing else", async () => {
  await keepShownIcons();
  expect(open).toHaveBeenCalledWith("icons");
  expect(addAll).toHaveBeenCalledWith([
    "http://localhost/app/icons/mdi/7.json",
    "http://localhost/app/icons/mdi/19.json",
  ]);
});

it("caches no page that a host sends in place of a file", async () => {
  await keepShownIcons();
  expect(remove).not.toHaveBeenCalled();
  type = "text/html";
  await keepShownIcons();
  expect(remove.mock.calls).toEqual([
    ["http://localhost/app/icons/mdi/7.json"],
    ["http://localhost/app/icons/mdi/19.json"],
  ]);
});

it("does nothing without storage", async () => {
  open.mockRejectedValueOnce(new DOMException("denied", "SecurityError"));
  await expect(keepShownIcons()).resolves.toBeUndefined();
});
