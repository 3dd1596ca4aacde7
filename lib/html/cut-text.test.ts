import { cutText } from "./cut-text";

function fragment(...nodes: (Node | string)[]): DocumentFragment {
  const root = document.createDocumentFragment();
  root.append(...nodes);
  return root;
}

function paragraph(...children: (Node | string)[]): HTMLElement {
  const element = document.createElement("p");
  element.append(...children);
  return element;
}

describe("cutText", () => {
  it("keeps 200,000 characters", () => {
    const root = fragment(paragraph("a".repeat(199_999)), paragraph("b"));
    expect(cutText(root)).toBe(false);
    expect(root.textContent).toHaveLength(200_000);
  });

  it("cuts within a text node, and removes the rest", () => {
    const root = fragment(paragraph(paragraph("a".repeat(199_999)), "bc", paragraph("d")), paragraph("e"));
    expect(cutText(root)).toBe(true);
    expect(root.textContent?.slice(-2)).toBe("ab");
    expect(root.childNodes).toHaveLength(1);
  });

  it("splits no character", () => {
    const root = fragment(`${"a".repeat(199_999)}😀`);
    expect(cutText(root)).toBe(true);
    expect(root.textContent).toBe("a".repeat(199_999));
  });

  it("cuts before the first element beyond the limit", () => {
    const root = fragment(...Array.from({ length: 20_001 }, () => document.createElement("br")));
    expect(cutText(root)).toBe(true);
    expect(root.childNodes).toHaveLength(20_000);
  });
});
