// Only for `npm run dev`: the worker of a build that ran at the same address would go on showing that build. This one takes its
// place, and removes itself. `npm run build` writes the app's worker over it.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(registration.unregister()));
