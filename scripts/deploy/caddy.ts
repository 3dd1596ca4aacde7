import { itemPattern, pageNames, type HostRules } from "./host-rules";

/** For a site's block. A `route` keeps the order of its lines, which Caddy otherwise chooses itself. */
export function caddyFiles(rules: HostRules): Record<string, string> {
  const { base, cache, chunks, hsts, notFound, pageHeaders, policy, types, worker } = rules;
  const texts = types.filter(({ isText }) => isText);
  const { lists, single } = pageNames(rules);
  const encode = (indent: string) =>
    [
      "encode {",
      "\tzstd",
      "\tgzip",
      "\tmatch {",
      ...texts.map(({ type }) => `\t\theader Content-Type ${type}*`),
      "\t}",
      "}",
    ]
      .map((line) => indent + line)
      .join("\n");
  const config = `# The members' app below ${base}/ in Caddy 2.6 or later.
#
# Where: put this file at /etc/caddy/jasensovellus.caddy and this line into the block of your site in the Caddyfile:
#
#	import /etc/caddy/jasensovellus.caddy
#
# Fill in: nothing, when the site has a line such as "root * /var/www/site" and the app's files lie in its folder "app".
# Otherwise put such a line below "handle @jasensovellus {": the folder in which the folder "app" lies.
#
# Then: caddy reload. Nothing here concerns other paths of the site.

@jasensovellus path ${base} ${base}/*
handle @jasensovellus {
	route {
		header {
${pageHeaders.map(([name, value]) => `			${name} ${quote(value)}`).join("\n")}
		}
		header -Server

		# "Only by https for a year": this holds for the whole host name, not for ${base}/ alone. The second half is for
		# https that ends at a proxy before this server.
		@jasensovellus_https protocol https
		header @jasensovellus_https Strict-Transport-Security ${quote(hsts)}
		@jasensovellus_forwarded header X-Forwarded-Proto https
		header @jasensovellus_forwarded Strict-Transport-Security ${quote(hsts)}

		# The policy of the worker, in place of that of pages.
		header ${worker} Content-Security-Policy ${quote(policy.worker)}

		# There are only files to read: no other method is allowed.
		@jasensovellus_method not method GET HEAD
		handle @jasensovellus_method {
			header Allow "GET, HEAD"
			respond 405
		}

		@jasensovellus_query expression \`{path} == "${base}" && {query} != ""\`
		redir @jasensovellus_query ${base}/?{query} 301
		redir ${base} ${base}/ 301

		# Hidden files and source maps, should any have been uploaded.
		@jasensovellus_hidden path_regexp /\\.|\\.map$
		rewrite @jasensovellus_hidden ${base}/404

		# Each route shows its page, also with an id, a slash or a query behind it. A name with a dot is a file.
		rewrite ${base}/ ${base}/index.html
		@jasensovellus_page path_regexp page ^${base}/(${single})/?$
		rewrite @jasensovellus_page ${base}/{re.page.1}.html
		@jasensovellus_list path_regexp list ^${base}/(${lists})(?:/${itemPattern})?/?$
		rewrite @jasensovellus_list ${base}/{re.list.1}.html

		# Unknown addresses show the app's own page, with the status 404.
		@jasensovellus_folder path */
		rewrite @jasensovellus_folder ${base}/404
		@jasensovellus_missing not file
		handle @jasensovellus_missing {
			rewrite * ${notFound}
			header Content-Type "text/html; charset=utf-8"
			header {
				Vary Accept-Encoding
				defer
			}
${encode("\t\t\t")}
			file_server {
				status 404
				disable_canonical_uris
			}
		}

		# Files with a hash of their content in their name are cached for a year, all others are revalidated each time.
		header ${chunks}* Cache-Control ${quote(cache.chunks)}

${types
  .map(({ extension, type, isText }) => {
    const matcher = `@jasensovellus_${extension}`;
    return `		${matcher} path *.${extension}
		header ${matcher} Content-Type ${quote(isText ? `${type}; charset=utf-8` : type)}`;
  })
  .join("\n")}
		@jasensovellus_text path ${texts.map(({ extension }) => `*.${extension}`).join(" ")}
		header @jasensovellus_text {
			Vary Accept-Encoding
			defer
		}
${encode("\t\t")}

		file_server {
			disable_canonical_uris
		}
	}
}
`;
  return { "jasensovellus.caddy": config };
}

function quote(value: string): string {
  return value.includes('"') ? `\`${value}\`` : `"${value}"`;
}
