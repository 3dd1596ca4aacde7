import { keepShownIcons } from "./keep-shown-icons";

const addAll = jest.fn(async (_files: string[]) => undefined);
const open = jest.fn(async (_name: string) => ({ addAll }));

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

it("keeps the app's icons that the page has loaded, each once, and nothing else", async () => {
  await keepShownIcons();
  expect(open).toHaveBeenCalledWith("icons");
  expect(addAll).toHaveBeenCalledWith([
    "http://localhost/app/icons/mdi/7.json",
    "http://localhost/app/icons/mdi/19.json",
  ]);
});

it("is content without storage", async () => {
  open.mockRejectedValueOnce(new DOMException("denied", "SecurityError"));
  await expect(keepShownIcons()).resolves.toBeUndefined();
});
