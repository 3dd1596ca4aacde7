/** Lists without markers that lack the role. Safari tells VoiceOver only of those in a `nav`. Runs in the page. */
export function unannouncedLists(): string[] {
  return [...document.querySelectorAll("ul, ol")]
    .filter((list) => !list.matches("[role=list], [role=listbox], nav *"))
    .filter((list) => getComputedStyle(list).listStyleType === "none")
    .map((list) => list.outerHTML.slice(0, 200));
}
