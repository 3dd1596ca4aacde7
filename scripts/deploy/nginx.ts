import { itemPattern, pageNames, type HostRules } from "./host-rules";

/** For a site's `server { }`. It sets the variables there, since an inner location does not inherit those of an outer one. */
export function nginxFiles(rules: HostRules): Record<string, string> {
  const { base, cache, chunks, hsts, notFound, policy, types, worker } = rules;
  const { lists, single } = pageNames(rules);
  const texts = types.filter(({ isText, extension }) => isText && extension !== "html").map(({ type }) => type);
  const config = `# The members' app below ${base}/ in nginx 1.18 or later.
#
# Where: put this file at /etc/nginx/jasensovellus.conf and this line into the server { } of your site:
#
#     include /etc/nginx/jasensovellus.conf;
#
# Fill in: nothing, when the app's files lie in the folder "app" of the site's root. Otherwise put a line such as
# "root /srv/members;" below "location ^~ ${base}/ {": the folder in which the folder "app" lies.
#
# Then: nginx -t && nginx -s reload. Nothing here concerns other paths of the site.

# Files with a hash of their content in their name are cached for a year, all others are revalidated each time.
set $jasensovellus_cache ${quote(cache.rest)};
if ($uri ~ ${quote(`^${chunks}`)}) {
    set $jasensovellus_cache ${quote(cache.chunks)};
}

# The policy of pages. Each page adds one of its own: see docs/hosting.md.
set $jasensovellus_policy ${quote(policy.rest)};
if ($uri = ${worker}) {
    set $jasensovellus_policy ${quote(policy.worker)};
}

# "Only by https for a year": this holds for the whole host name, not for ${base}/ alone.
set $jasensovellus_hsts "";
if ($https = on) {
    set $jasensovellus_hsts ${quote(hsts)};
}
# https that ends at a proxy before this server.
if ($http_x_forwarded_proto = https) {
    set $jasensovellus_hsts ${quote(hsts)};
}

set $jasensovellus_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
    set $jasensovellus_allow "GET, HEAD";
}

location = ${base} {
    absolute_redirect off;
    server_tokens off;
    return 301 ${base}/$is_args$args;
}

location ^~ ${base}/ {
    autoindex off;
    server_tokens off;
    etag on;

    types {
${types.map(({ type, extension }) => `        ${type} ${extension};`).join("\n")}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types ${texts.join(" ")};

    # With the brotli module, add these lines to save another fifth: brotli on; brotli_types (the same types);
    gzip on;
    gzip_comp_level 6;
    gzip_min_length 600;
    gzip_proxied any;
    gzip_vary on;
    gzip_types ${texts.join(" ")};

${rules.headers.map(([name, value]) => `    add_header ${name} ${quote(value)} always;`).join("\n")}
    add_header Content-Security-Policy $jasensovellus_policy always;
    add_header Strict-Transport-Security $jasensovellus_hsts always;
    add_header Cache-Control $jasensovellus_cache always;
    add_header Allow $jasensovellus_allow always;

    # Unknown addresses show the app's own page, with the status 404.
    error_page 403 =404 ${notFound};
    error_page 404 ${notFound};

    # Each route shows its page, also with an id, a slash or a query behind it. A name with a dot is a file.
    location = ${base}/ {
        try_files ${base}/index.html =404;
    }
    location ~ ${quote(`^${base}/(${single})/?$`)} {
        try_files ${base}/$1.html =404;
    }
    location ~ ${quote(`^${base}/(${lists})(?:/${itemPattern})?/?$`)} {
        try_files ${base}/$1.html =404;
    }
    # Hidden files and source maps, should any have been uploaded.
    location ~ "/\\.|\\.map$" {
        return 404;
    }
    try_files $uri =404;
}
`;
  return { "jasensovellus.conf": config };
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
}
