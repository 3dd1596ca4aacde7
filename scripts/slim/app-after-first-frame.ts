import { bundleInlineScript } from "@/lib/boot/bundle-inline-script";
import { clientModules } from "./flight-data";
import { modulesInOrder } from "./modules-in-order";
import { inlineStyle, laterSheet } from "./split-styles";

/** Reads a script of the export by the address that a page has for it. */
export type ReadScript = (address: string) => string;

/** Next's script that starts the app as soon as its files are there. */
const entryScript = /<script id="_R_">([\s\S]*?)<\/script>/;
/** The module that this start runs: it starts the app. */
const entryModule = /"runtimeModuleIds":\[(\d+)\]/;
/** Not those for browsers without modules, which are run by no other. */
const appScript = /<script (?![^>]*noModule)[^>]*src="([^"]+)"[^>]*><\/script>/gi;
const appHint = /<link (?=[^>]*as="script")[^>]*>/g;
/** Keeps the browser from painting a frame without anything in it between two parts of the page. */
const paintWhenDrawn = '<link rel="expect" href="#_R_" blocking="render"/>';
const fetchApp = bundleInlineScript("lib/boot/app-start/fetch-app-entry.ts", {});

/**
 * A page whose app runs after the frame that shows what the page has painted by itself, which would wait for all of it
 * otherwise: see docs/decisions/006-start-after-first-frame.md.
 * @param data the page's data, which names the modules of the app
 * @throws Error when the page is not written as this version of Next does
 */
export function appAfterFirstFrame(html: string, data: string, readScript: ReadScript): string {
  const [whole, start] = entryScript.exec(html) ?? [];
  if (whole === undefined || start === undefined)
    throw new Error("The page does not start the app as this version of Next does.");
  const sheets = [...html.matchAll(inlineStyle)].map(([, address]) => laterSheet(address ?? ""));
  const addresses = [...new Set([...html.matchAll(appScript)].map(([, address]) => address ?? ""))];
  const entry = Number(entryModule.exec(start)?.[1]);
  const roots = [...clientModules(data, new Set(addresses)), entry];
  const modules = modulesInOrder(roots, addresses.map(readScript)).filter((module) => module !== entry);
  const runApp = bundleInlineScript("lib/boot/app-start/run-app-entry.ts", { APP_MODULES: modules });
  return html
    .replace(appScript, "")
    .replace(appHint, "")
    .replace(
      /<style|<\/head>/,
      (next) =>
        `${hints("script", addresses)}${hints("style", sheets)}<script>${fetchApp}</script>${paintWhenDrawn}${next}`,
    )
    .replace(whole, () => `<script id="_R_">self.startApp=()=>{${start}};${runApp}</script>`);
}

function hints(kind: "style" | "script", addresses: string[]): string {
  const attributes = `rel="preload" as="${kind}" fetchPriority="low" media="not all"`;
  return addresses.map((address) => `<link ${attributes} href="${address}"/>`).join("");
}
