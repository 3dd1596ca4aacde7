import type { HostRules } from "./host-rules";

/**
 * Netlify adds up the headers of all matching rules, so two matching rules must not repeat a header. The exception:
 * the worker gets both policies, which together allow just as much.
 */
export function netlifyFiles({ base, pages, notFound, chunks, worker, ...rules }: HostRules): Record<string, string> {
  const headers = `# The members' app below ${base}/ on Netlify: headers.
#
# Where: at the top of the folder that you publish, beside the folder "app". Fill in: nothing. When the site has a _headers
# file already, put these lines at its end.
#
# Strict-Transport-Security means "only by https for a year" and holds for the whole host name, not for ${base}/ alone.
# Without a Cache-Control of our own Netlify has every file asked for again each time, which is right for all but chunks.

${base}/*
${rules.headers.map(([name, value]) => `  ${name}: ${value}`).join("\n")}
  Content-Security-Policy: ${rules.policy.rest}
  Strict-Transport-Security: ${rules.hsts}

${worker}
  Content-Security-Policy: ${rules.policy.worker}

${chunks}*
  Cache-Control: ${rules.cache.chunks}
`;
  const redirects = `# The members' app below ${base}/ on Netlify: which page an address shows.
#
# Where: at the top of the folder that you publish, beside the folder "app". Fill in: nothing. When the site has a
# _redirects file already, put these lines before any rule for /*. Files that exist are served before all of these.

${pages
  .filter(({ path }) => path !== `${base}/`)
  .flatMap(({ path, file, hasItems }) => [
    `${path}  ${file}  200`,
    ...(hasItems ? [`${path}/:pagename  ${file}  200`] : []),
  ])
  .join("\n")}

${base}/*  ${notFound}  404
`;
  return { _headers: headers, _redirects: redirects };
}
