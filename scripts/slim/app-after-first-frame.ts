import { clientModules } from "./flight-data";
import { moduleWith } from "./module-with";

/** Reads a script of the export by the address that a page has for it. */
export type ReadScript = (address: string) => string;

/** Next's script that starts the app as soon as its files are there. */
const entryScript = /<script id="_R_">([\s\S]*?)<\/script>/;
/** Not those for browsers without modules, which are run by no other. */
const appScript = /<script (?![^>]*noModule)[^>]*src="([^"]+)"[^>]*><\/script>/gi;
const appHint = /<link (?=[^>]*as="script")[^>]*>/g;

/**
 * A page whose app runs after the frame that shows what the page has painted by itself, which would wait for all of it
 * otherwise. Its scripts are fetched at once on a first visit; where a worker has them, they are fetched with the app's start,
 * since a fetch costs the phone something too.
 * @param data the page's data, which names the modules of the app
 */
export function appAfterFirstFrame(html: string, data: string, readScript: ReadScript): string {
  const [whole, start] = entryScript.exec(html) ?? [];
  if (whole === undefined || start === undefined)
    throw new Error("The page does not start the app as this version of Next does.");
  const addresses = [...new Set([...html.matchAll(appScript)].map(([, address]) => address ?? ""))];
  const reactDom = moduleWith('rendererPackageName:"react-dom"', addresses.map(readScript));
  const modules = JSON.stringify([reactDom, ...clientModules(data, new Set(addresses))]);
  const later = `(${inFirstFrame})(()=>(${runHinted})((${inOwnTasks})(${modules},()=>{${start}})))`;
  return html
    .replace(appScript, "")
    .replace(appHint, "")
    .replace(/<style|<\/head>/, (next) => `${hints(addresses)}<script>${fetchHinted}</script>${next}`)
    .replace(whole, () => `<script id="_R_">${later}</script>`);
}

/** They name the scripts and their integrity (see harden-page), and fetch nothing by themselves. */
function hints(addresses: string[]): string {
  const attributes = 'rel="preload" as="script" fetchPriority="low" media="not all"';
  return addresses.map((address) => `<link ${attributes} href="${address}"/>`).join("");
}

const allHints = 'document.querySelectorAll("link[as=script]")';

const fetchHinted =
  `if(!navigator.serviceWorker?.controller)for(const hint of ${allHints})` +
  'document.head.append(Object.assign(hint.cloneNode(),{media:"all"}))';

/**
 * A page that is not seen has no frames. By observer and channel, since a browser test that stops the clock stops timers and
 * animation frames, and the app would never start.
 */
const inFirstFrame =
  "(start)=>{if(document.hidden)return start();const{port1,port2}=new MessageChannel();port1.onmessage=start;" +
  "new ResizeObserver((_,o)=>{o.disconnect();port2.postMessage(0)}).observe(document.documentElement)}";

const runHinted =
  `(then)=>{const hints=[...document.querySelectorAll("link[as=script][media^=not]")];let left=hints.length;` +
  'for(const hint of hints)document.head.append(Object.assign(document.createElement("script"),{async:true,' +
  'integrity:hint.integrity,src:hint.getAttribute("href"),onload(){if(--left===0)then()}}))}';

/** Each module of the app, and what it needs, is run in a task of its own: the phone answers to touches in between. */
const inOwnTasks =
  "(modules,start)=>()=>{const{port1,port2}=new MessageChannel();" +
  "port1.onmessage=()=>{const id=modules.shift();if(id===undefined)return start();" +
  "TURBOPACK.push({otherChunks:[],runtimeModuleIds:[id]});port2.postMessage(0)};port2.postMessage(0)}";
