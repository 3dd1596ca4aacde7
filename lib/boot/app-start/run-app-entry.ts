import { addFiles } from "./add-files";
import { afterFirstFrame } from "./after-first-frame";
import { inOwnTasks } from "./in-own-tasks";

declare global {
  interface Window {
    /** Next's own start: it runs whatever has not been run yet. */
    startApp: () => void;
    /** Turbopack's list of what is to be run. */
    TURBOPACK: { push: (run: { otherChunks: string[]; runtimeModuleIds: number[] }) => void };
  }
}

/** Modules of the app, each after those that it imports, so that running one runs little more than itself. */
declare const APP_MODULES: number[];

const steps = APP_MODULES.map((id) => () => window.TURBOPACK.push({ otherChunks: [], runtimeModuleIds: [id] }));
afterFirstFrame(() => addFiles(() => inOwnTasks([...steps, window.startApp])));
