// @ts-check
import createNextIntlPlugin from "next-intl/plugin";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { tsImport } from "tsx/esm/api";
import packageJson from "./package.json" with { type: "json" };

// Next runs this file as it is; what it uses of the project is TypeScript.
const { defaultLocales } = await tsImport("./lib/config/locales.ts", import.meta.url);
/** @type {typeof import("./scripts/brand/build-settings")} */
const { buildSettings } = await tsImport("./scripts/brand/build-settings.ts", import.meta.url);
const { checkMessages } = await tsImport("./scripts/locales/check-messages.ts", import.meta.url);
const { writeMessageFiles } = await tsImport("./scripts/locales/write-message-files.ts", import.meta.url);
const { bundleShaken } = await tsImport("./scripts/bundle-shaken.ts", import.meta.url);

const withMessages = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  experimental: {
    messages: { path: "./messages", format: "json", locales: "infer", precompile: true },
  },
});

const locales = process.env.NEXT_PUBLIC_LOCALES || defaultLocales;
const problem = checkMessages(import.meta.dirname, locales.split(","));
if (problem) throw new Error(problem);

/** Where `npm run dev` finds the mock association server; set by scripts/dev.mjs. */
const mockServer = process.env.MOCK_SERVER_URL;

/** @param {string} phase one of next/constants */
export default function nextConfig(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  return withMessages({
    basePath: "/app",
    env: {
      // Also those that are not set: what is known at build time costs nothing in the browser.
      ...Object.fromEntries(buildSettings.map(({ setting }) => [setting, process.env[setting] ?? ""])),
      NEXT_PUBLIC_APP_VERSION: process.env.NEXT_PUBLIC_APP_VERSION || packageJson.version,
    },
    // The development server answers what the export leaves to the static host: any item id.
    output: isDevelopment ? undefined : "export",
    reactStrictMode: true,
    devIndicators: false,
    images: { unoptimized: true },
    // The development server would lead "/app/", where the app starts, to "/app".
    skipTrailingSlashRedirect: true,
    // Bundles the inline scripts while the pages are exported; never part of the app itself.
    serverExternalPackages: ["esbuild"],
    // `npm test` checks the types; an association that builds the app need not wait for it.
    typescript: { ignoreBuildErrors: true },
    turbopack: {
      resolveAlias: {
        "@/lib/api/zod": bundleShaken(import.meta.dirname, "lib/api/zod.ts"),
        "@/lib/icons/first-icons": bundleShaken(import.meta.dirname, "lib/icons/first-icons.ts"),
        ...(locales === defaultLocales
          ? {}
          : { "@/lib/i18n/message-files": writeMessageFiles(import.meta.dirname, locales.split(",")) }),
      },
    },
    ...(isDevelopment && mockServer
      ? {
          rewrites: async () =>
            [
              "/api/:path*",
              "/login",
              "/mock/:path*",
              "/mock",
              "/files/:path*",
              "/provider/:path*",
              "/captcha",
              "/",
            ].map((source) => ({
              source,
              destination: `${mockServer}${source}`,
              basePath: false,
            })),
        }
      : {}),
  });
}
