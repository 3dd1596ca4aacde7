import path from "node:path";
import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin({ requestConfig: "./request.ts" });

/** Next's defaults, without the optimisations of the app's own next.config.mjs. */
export default withMessages({
  basePath: "/app",
  output: "export",
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true, tsconfigPath: "../../../tsconfig.json" },
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
});
