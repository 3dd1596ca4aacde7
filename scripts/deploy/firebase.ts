import { itemPattern, type Header, type HostRules } from "./host-rules";

/** A later rule for the same header wins. Patterns are RE2, without lookahead. */
export function firebaseFiles(rules: HostRules): Record<string, string> {
  const { base, pages, pageHeaders, notFound, chunks, worker, cache, policy, hsts } = rules;
  const list = (headers: readonly Header[]) => headers.map(([key, value]) => ({ key, value }));
  const config = {
    hosting: {
      public: "public",
      ignore: ["firebase.json", "**/.*", "**/*.map", "**/node_modules/**"],
      rewrites: pages.map(({ path, file, hasItems }) => ({
        regex: `^${path.replace(/\/$/, "")}${hasItems ? `(/${itemPattern})?` : ""}/?$`,
        destination: file,
      })),
      headers: [
        { regex: `^${base}(/.*)?$`, headers: list([...pageHeaders, ["Strict-Transport-Security", hsts]]) },
        { source: worker, headers: list([["Content-Security-Policy", policy.worker]]) },
        { source: `${chunks}**`, headers: list([["Cache-Control", cache.chunks]]) },
        { source: "404.html", headers: list(pageHeaders) },
      ],
    },
  };
  const readme = `The members' app below ${base}/ on Firebase Hosting.

Where: put firebase.json at the top of the Firebase project. Put the app's files into the folder public${base} and a copy of
public${notFound} at public/404.html, unless the site has its own: Firebase knows one page for unknown addresses only.

Fill in: "public", when your folder has another name. When the project has a firebase.json already, add these rewrites and
headers to the ones in it, and keep them before any rewrite for "**".

Strict-Transport-Security means "only by https for a year" and holds for the whole host name, not for ${base}/ alone.

Then: firebase deploy --only hosting
`;
  return { "firebase.json": `${JSON.stringify(config, null, 2)}\n`, "README.txt": readme };
}
