// @ts-check
import createNextIntlPlugin from "next-intl/plugin";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";
import { tsImport } from "tsx/esm/api";
import packageJson from "./package.json" with { type: "json" };

// Next does not compile this file, but the project's modules are TypeScript.
const { defaultLocales } = await tsImport("./lib/config/locales.ts", import.meta.url);
/** @type {typeof import("./scripts/brand/build-settings")} */
const { buildSettings } = await tsImport("./scripts/brand/build-settings.ts", import.meta.url);
const { checkMessages } = await tsImport("./scripts/locales/check-messages.ts", import.meta.url);
const { writeMessageFiles } = await tsImport("./scripts/locales/write-message-files.ts", import.meta.url);
const { bundleTreeShaken } = await tsImport("./scripts/bundle-tree-shaken.ts", import.meta.url);

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
      // Includes unset variables: the bundler evaluates constants and drops unused branches.
      ...Object.fromEntries(buildSettings.map(({ setting }) => [setting, process.env[setting] ?? ""])),
      NEXT_PUBLIC_APP_VERSION: process.env.NEXT_PUBLIC_APP_VERSION || packageJson.version,
    },
    // The export would limit the development server to exported ids. It has to answer any item id, as the static host does.
    output: isDevelopment ? undefined : "export",
    reactStrictMode: true,
    devIndicators: false,
    images: { unoptimized: true },
    // Otherwise the development server redirects "/app/", the start of the app, to "/app".
    skipTrailingSlashRedirect: true,
    // esbuild bundles the inline scripts during the export. It is not part of the app.
    serverExternalPackages: ["esbuild"],
    // `npm test` checks the types. A build need not wait for that.
    typescript: { ignoreBuildErrors: true },
    // Drops the exports of Next's own modules that nothing uses: half a kilobyte of the first load.
    experimental: { turbopackCjsTreeShaking: true },
    turbopack: {
      resolveAlias: {
        "@/lib/api/zod": bundleTreeShaken(import.meta.dirname, "lib/api/zod.ts"),
        "@/lib/icons/first-icons": bundleTreeShaken(import.meta.dirname, "lib/icons/first-icons.ts"),
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
