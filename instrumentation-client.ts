/**
 * Next runs this file right before React hydrates the page. Moves what a browser extension, an in-app browser or the host has
 * put at the top of the body to its end: React would take a foreign `div` there for the page's own first one, and give up the
 * page.
 */
const { body } = document;
// The element of Next's router, which comes before the layout's first one.
const firstOwn = body.querySelector(":scope > noscript")?.previousElementSibling;
while (firstOwn && body.firstChild && body.firstChild !== firstOwn) body.append(body.firstChild);

export {};
