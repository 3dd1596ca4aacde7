import { mdiCircleSmall } from "@mdi/js";
import { iconFile, iconShard } from "./icon-shard";

const fetchMock = jest.fn<Promise<Response>, [string]>();

/** A fresh page: no file is loaded yet. */
async function freshIcons() {
  jest.resetModules();
  return import("./load-icon");
}

async function freshLoadIcon() {
  return (await freshIcons()).loadIcon;
}

/** The parts of Response that are read. */
const file = (icons: unknown, ok = true) =>
  ({ ok, status: ok ? 200 : 404, json: async () => icons }) as unknown as Response;

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => file({ receipt: "M1", home: "M2" }));
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

describe("loadIcon", () => {
  it.each(["mdi-receipt", "receipt", "mdi:receipt", "MDI-Receipt", " receipt "])(
    "loads %j from its file",
    async (name) => {
      const loadIcon = await freshLoadIcon();
      expect(await loadIcon(name)).toBe("M1");
      expect(fetchMock).toHaveBeenCalledWith(`/app${iconFile(iconShard("receipt"))}`);
    },
  );

  it.each(["no-such-icon", "constructor", "mdi-to-string"])(
    "returns a neutral icon for the unknown %j",
    async (name) => {
      expect(await (await freshLoadIcon())(name)).toBe(mdiCircleSmall);
    },
  );

  it.each(["", "mdi-", "../secret", "__proto__", "ä", "a b", "a/b"])(
    "requests nothing when the name is %j",
    async (name) => {
      expect(await (await freshLoadIcon())(name)).toBe(mdiCircleSmall);
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it("loads a file once for all its icons", async () => {
    const loadIcon = await freshLoadIcon();
    await Promise.all([loadIcon("receipt"), loadIcon("mdi-receipt")]);
    await loadIcon("receipt");
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["there is no network", () => fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
    ["the file is missing", () => fetchMock.mockResolvedValueOnce(file({}, false))],
  ])("is neutral when %s, and tries again the next time", async (_sentence, arrange) => {
    arrange();
    const loadIcon = await freshLoadIcon();
    expect(await loadIcon("receipt")).toBe(mdiCircleSmall);
    expect(await loadIcon("receipt")).toBe("M1");
  });

  it.each([null, "text", 7, []])("is neutral when the file holds %j", async (content) => {
    fetchMock.mockResolvedValue(file(content));
    expect(await (await freshLoadIcon())("receipt")).toBe(mdiCircleSmall);
  });
});

describe("loadedIcon", () => {
  it("returns a loaded icon at once, by any spelling of its name", async () => {
    const { loadIcon, loadedIcon } = await freshIcons();
    expect(loadedIcon("receipt")).toBeUndefined();
    const loading = loadIcon("receipt");
    expect(loadedIcon("receipt")).toBeUndefined();
    await loading;
    for (const name of ["receipt", "mdi-receipt", " MDI:Receipt "]) expect(loadedIcon(name)).toBe("M1");
  });

  it("does not treat an unreadable file as one without the icon", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { loadIcon, loadedIcon } = await freshIcons();
    await loadIcon("receipt");
    expect(loadedIcon("receipt")).toBeUndefined();
  });

  it.each(["", "__proto__", "../secret"])("is undefined for %j", async (name) => {
    const { loadedIcon } = await freshIcons();
    expect(loadedIcon(name)).toBeUndefined();
  });
});
