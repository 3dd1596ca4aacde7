import { allowances } from "@/lib/config/allowances";
import { fetchFile } from "./fetch-file";

const url = "https://members.example.org/files/receipt%201.pdf?key=1";
const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();

beforeEach(() => {
  jest.replaceProperty(allowances, "NEXT_PUBLIC_FILE_SOURCES", "https://members.example.org");
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

function answer(body: string, type: string, { status = 200, disposition = "" } = {}) {
  fetchMock.mockResolvedValue({
    ok: status < 400,
    status,
    headers: new Headers(disposition ? { "content-disposition": disposition } : {}),
    blob: async () => new Blob([body], { type }),
  });
}

/** Bytes of UTF-8 as `Headers` gives them. */
function asHeader(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}

describe("fetchFile", () => {
  it("fetches with the session and names the file after its address", async () => {
    answer("%PDF-", "application/pdf");
    const file = await fetchFile(url);
    expect(fetchMock).toHaveBeenCalledWith(url, expect.objectContaining({ credentials: "include" }));
    expect(file).toMatchObject({ name: "receipt 1.pdf", type: "application/pdf", size: 5 });
  });

  it.each([
    ["a name in quotes", 'attachment; filename="kuitti.pdf"', "kuitti.pdf"],
    ["a bare name", "attachment; filename=kuitti.pdf; size=5", "kuitti.pdf"],
    ["the exact name first", "attachment; filename=\"j.pdf\"; filename*=UTF-8''j%C3%A4senmaksu.pdf", "jäsenmaksu.pdf"],
    ["the exact name with its language", "attachment; filename*=utf-8'fi'j%C3%A4senmaksu.pdf", "jäsenmaksu.pdf"],
    ["a name in UTF-8", `attachment; filename="${asHeader("jäsenmaksu – 2026.pdf")}"`, "jäsenmaksu – 2026.pdf"],
    ["a name in Latin-1", 'attachment; filename="jäsenmaksu.pdf"', "jäsenmaksu.pdf"],
    ["a semicolon within quotes", 'attachment; filename="maksu; 2026.pdf"', "maksu; 2026.pdf"],
    ["no empty name", 'attachment; filename=""', "receipt 1.pdf"],
    ["no folders", 'attachment; filename="../../etc/kuitti.pdf"', "kuitti.pdf"],
    ["a name without extension", 'attachment; filename="kuitti 2026"', "kuitti 2026.pdf"],
    ["a broken escape", 'attachment; filename="100%.pdf"', "100%.pdf"],
    ["nothing usable", 'attachment; filename="..."', "file.pdf"],
  ])("uses %s of the server", async (_, disposition, name) => {
    answer("%PDF-", "application/pdf", { disposition });
    expect((await fetchFile(url))?.name).toBe(name);
  });

  it("requests no address that the build does not allow", async () => {
    answer("%PDF-", "application/pdf");
    expect(await fetchFile("https://elsewhere.example.org/receipt.pdf")).toBeNull();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("needs no build setting for the app's own origin", async () => {
    answer("%PDF-", "application/pdf");
    expect((await fetchFile("http://localhost/files/receipt.pdf"))?.name).toBe("receipt.pdf");
  });

  it.each([
    ["a script", "https://members.example.org/receipt.php?id=5", "receipt.php.pdf"],
    ["a name with a dot", "https://members.example.org/receipts/2026.11", "2026.11.pdf"],
    ["an ending in capitals", "https://members.example.org/receipts/5.PDF", "5.PDF"],
  ])("ends the name of a PDF in .pdf: %s", async (_, address, name) => {
    answer("%PDF-", "application/pdf");
    expect((await fetchFile(address))?.name).toBe(name);
  });

  it("adds no extension to the name of another type", async () => {
    answer("x", "image/png");
    expect((await fetchFile("https://members.example.org/receipts/1"))?.name).toBe("1");
  });

  it.each([
    ["a page of HTML", () => answer("<p>Log in</p>", "text/html; charset=utf-8")],
    ["an error", () => answer("%PDF-", "application/pdf", { status: 404 })],
    ["an empty body", () => answer("", "application/pdf")],
    ["no network", () => fetchMock.mockRejectedValue(new TypeError("Failed to fetch"))],
  ])("returns null for %s", async (_, arrange) => {
    arrange();
    await expect(fetchFile(url)).resolves.toBeNull();
  });
});
