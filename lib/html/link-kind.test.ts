import { linkKind, type LinkKind } from "./link-kind";

describe("linkKind", () => {
  it.each<[string, LinkKind]>([
    ["/app/", "inApp"],
    ["/app/invoices/2?x=1", "inApp"],
    [" /app/events", "inApp"],
    ["/app", "sameWindow"],
    ["/application", "sameWindow"],
    ["", "sameWindow"],
    ["  ", "sameWindow"],
    ["#", "sameWindow"],
    ["#chapter", "sameWindow"],
    ["tel:+358401234567", "sameWindow"],
    ["TEL:112", "sameWindow"],
    ["mailto:a@example.org", "sameWindow"],
    ["webcal://example.org/a.ics", "sameWindow"],
    ["https://example.org/", "newWindow"],
    ["//example.org/app/", "newWindow"],
    ["/files/a.pdf", "newWindow"],
    ["files/a.pdf", "newWindow"],
    ["javascript:alert(1)", "sameWindow"],
  ])("%s opens as %s", (address, kind) => {
    expect(linkKind(address)).toBe(kind);
  });
});
