/** A page as Next exports it, in small, for the tests of what is taken out of it. */
export const css = "@layer base{a{color:red}}/* ä */";
export const firstScript = 'fetch("/api/fi/me")';
export const pageText = "a text of the page, with </script> in it";
const modules = `4:"/app/a.js"\n5:I[11,["$4"],"default"]\n6:I[12,["$4","/app/b.js"],"One"]\n7:I[12,["$4"],"Two"]\n8:I[13,["/app/c.js"],""]\n`;
export const pageData = `1:"$Sreact.fragment"\n${textRow("2", css)}${textRow("3", pageText)}${modules}0:{"P":null}\n`;

/** A row of the page's data that is a text. */
export function textRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
}

/** @param pieces the page's data, cut anywhere */
export function exportedPage(...pieces: string[]): string {
  const push = (data: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(data).replace(/</g, "\\u003c")}])</script>`;
  return (
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><style data-precedence="next" data-href="/a.css">${css}</style>` +
    `<link rel="preload" as="script" href="/app/a.js"/><script src="/app/a.js" async=""></script>` +
    `<title>x</title><script>${firstScript}</script><script src="/app/b.js" async=""></script>` +
    `<script src="/app/old.js" noModule=""></script></head><body><script id="_R_">start({"runtimeModuleIds":[15]})</script>` +
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.map(push).join("")}</body></html>`
  );
}

/** The scripts that the page names. */
export const readScript = (address: string) =>
  address === "/app/b.js"
    ? "TURBOPACK.push([null, 11, (e) => { e.i(14); e.i(7) }, 15, (e) => { e.r(14) }])"
    : `TURBOPACK.push([null, 12, () => {}, 7, () => {}, 14, (e) => "${"React ".repeat(1000)}"])`;
