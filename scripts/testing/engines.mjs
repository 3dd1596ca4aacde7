import { findFirefox } from "./firefox.mjs";
import { findWebkit } from "./webkit.mjs";

/** The engines beside Chromium that the main flows are tried in: how each is found, and the Debian packages it comes from. */
export const engines = {
  webkit: { title: "WebKit", find: findWebkit, packages: ["webkit2gtk-driver", "xvfb"] },
  firefox: { title: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
};
