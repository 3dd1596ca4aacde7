import { iconFile } from "@/lib/icons/icon-shard";
import { routeNames, routes } from "@/lib/routes/routes";

const paths = routeNames.map((name) => `/app${routes[name].path}`);
/** Pages other than the first, such as `/app/invoices`. */
const pages = paths.filter((path) => path !== "/app/" && !path.endsWith("/{pagename}"));
/** Pages that an id may follow. */
const lists = paths.filter((path) => path.endsWith("/{pagename}")).map((path) => path.replace("/{pagename}", ""));

/** Requests and expected answers, for hosts that cannot run in a test. */
export const exportedFiles = [
  "/app/index.html",
  "/app/404.html",
  ...pages.map((page) => `${page}.html`),
  "/app/sw.js",
  "/app/manifest.webmanifest",
  "/app/icons/app-192.png",
  `/app${iconFile(0)}`,
  "/app/_next/static/chunks/0abc.js",
  "/app/_next/static/chunks/0abc.css",
  "/app/_next/static/media/x.gif",
];

/** Address and answering file; `/app/404.html` comes with the status 404. */
export const addresses: [address: string, file: string][] = [
  ["/app/", "/app/index.html"],
  ...pages.flatMap((page): [string, string][] => [
    [page, `${page}.html`],
    [`${page}/`, `${page}.html`],
  ]),
  ...lists.flatMap((list): [string, string][] => [
    [`${list}/123`, `${list}.html`],
    [`${list}/123/`, `${list}.html`],
    [`${list}/kes%C3%A4`, `${list}.html`],
  ]),
  ["/app/nowhere", "/app/404.html"],
  ["/app/settings/1", "/app/404.html"],
  ["/app/invoices/1/2", "/app/404.html"],
  ["/app/Invoices", "/app/404.html"],
  ["/app/_next/static/chunks/missing.js", "/app/404.html"],
  ["/app/icons/mdi/99999.json", "/app/404.html"],
  ["/app/constructor", "/app/404.html"],
  ...exportedFiles.filter((file) => !file.endsWith(".html")).map((file): [string, string] => [file, file]),
];

/** Below a list, a name with a dot is a missing file. */
export const missingFiles = ["/app/invoices/1.txt", "/app/invoices/__next.x.txt", "/app/articles/photo.jpg"];
