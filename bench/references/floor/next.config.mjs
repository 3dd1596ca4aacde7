import path from "node:path";
import createNextIntlPlugin from "next-intl/plugin";

const withMessages = createNextIntlPlugin({ requestConfig: "./request.ts" });

/** What Next gives by itself: no setting of the app's own next.config.mjs that makes it fast. */
export default withMessages({
  basePath: "/app",
  output: "export",
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true, tsconfigPath: "../../../tsconfig.json" },
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
});
