import type { HostRules } from "./host-rules";

/** Cloudflare Pages serves `invoices.html` for `/app/invoices` by itself, and its rules take precedence over files. */
export function cloudflarePagesFiles(rules: HostRules): Record<string, string> {
  const { base, pages, pageHeaders, chunks, worker, cache, policy, hsts } = rules;
  const headers = `# The members' app below ${base}/ on Cloudflare Pages: headers.
#
# Where: at the top of the folder that you publish, beside the folder "app". Fill in: nothing. When the site has a _headers
# file already, put these lines at its end.
#
# Strict-Transport-Security means "only by https for a year" and holds for the whole host name, not for ${base}/ alone.
# A line with "!" takes away what an earlier rule, or Cloudflare itself, has set.

${base}/*
  ! Access-Control-Allow-Origin
${pageHeaders.map(([name, value]) => `  ${name}: ${value}`).join("\n")}
  Strict-Transport-Security: ${hsts}

${worker}
  ! Content-Security-Policy
  Content-Security-Policy: ${policy.worker}

${chunks}*
  ! Cache-Control
  Cache-Control: ${cache.chunks}
`;
  const named = pages.filter(({ path }) => path !== `${base}/`);
  const lists = named.filter(({ hasItems }) => hasItems);
  const redirects = `# The members' app below ${base}/ on Cloudflare Pages: which page an address shows.
#
# Where: at the top of the folder that you publish, beside the folder "app". Fill in: nothing. When the site has a
# _redirects file already, put these lines before any rule for /*.
#
# Pages are named without ".html" here, since Cloudflare would redirect to that name. Unknown addresses get app/404.html
# by themselves, as long as there is a 404.html at the top of the folder too: without one Cloudflare shows the site's first
# page everywhere.

${named.map(({ path }) => `${path}/ ${path} 200`).join("\n")}

# A name with a dot is a file: it is served as it is, or it is not there.
${lists.map(({ path }) => `${path}/:name.:extension ${path}/:name.:extension 200`).join("\n")}

# Everything else behind a list is the id of an item.
${lists.flatMap(({ path }) => [`${path}/:pagename ${path} 200`, `${path}/:pagename/ ${path} 200`]).join("\n")}
`;
  return { _headers: headers, _redirects: redirects };
}
