import { itemPattern, pageNames, type Header, type HostRules } from "./host-rules";

/** For the app's own folder, as on shared hosts. The text also works inside a `<Directory>`. */
export function apacheFiles(rules: HostRules): Record<string, string> {
  const { base, cache, chunks, hsts, notFound, pageHeaders, policy, types, worker } = rules;
  const { lists, single } = pageNames(rules);
  const texts = types.filter(({ isText }) => isText);
  const textTypes = texts.map(({ type }) => type).join(" ");
  const htaccess = `# The members' app below ${base}/ in Apache 2.4.
#
# Where: in the folder "app" itself, beside index.html, under the name .htaccess (most web hotels read such files). On a
# server of your own you can put the same lines into <Directory /var/www/site/app> of the site's configuration instead.
#
# Fill in: nothing. It needs "AllowOverride All" and the modules rewrite and headers; deflate, brotli and filter compress.
# Two things can only be said in the server's own configuration: "ServerTokens Prod", which hides its version, and
# "TraceEnable Off".

Options -Indexes -MultiViews
ServerSignature Off
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 ${notFound}
FileETag MTime Size

${types.map(({ type, extension }) => `AddType ${type} .${extension}`).join("\n")}
AddCharset utf-8 ${texts.map(({ extension }) => `.${extension}`).join(" ")}

RewriteEngine On
RewriteBase ${base}/
RewriteOptions AllowNoSlash

# There are only files to read: no other method is allowed.
RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$
RewriteRule ^ - [R=405,L]

RewriteCond %{REQUEST_URI} ^${base}$
RewriteRule ^ ${base}/ [R=301,L]

# Hidden files and source maps, should any have been uploaded.
RewriteRule (^|/)\\.|\\.map$ - [R=404,L]

# Each route shows its page, also with an id, a slash or a query behind it. A name with a dot is a file.
RewriteRule ^$ index.html [END]
RewriteRule ^(${single})/?$ $1.html [END]
RewriteRule ^(${lists})(?:/${itemPattern})?/?$ $1.html [END]

# Unknown addresses show the app's own page, with the status 404.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,L]

<IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS;DEFLATE ${textTypes}
</IfModule>
<IfModule !mod_brotli.c>
    <IfModule mod_deflate.c>
        AddOutputFilterByType DEFLATE ${textTypes}
    </IfModule>
</IfModule>
<IfModule mod_expires.c>
    ExpiresActive Off
</IfModule>

<IfModule mod_headers.c>
    # Compression adds a suffix to the ETag, with which the file would never count as unchanged.
    RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""

    # "onsuccess unset" first: a header that the rest of the site sets must not be sent twice.
${pageHeaders.map(setHeader).join("\n")}

    # The policy of the worker, in place of that of pages.
    Header always set Content-Security-Policy ${quote(policy.worker)} "expr=%{REQUEST_URI} == '${worker}'"

    # Files with a hash of their content in their name are cached for a year, all others are revalidated each time.
    Header always set Cache-Control ${quote(cache.chunks)} "expr=%{REQUEST_URI} =~ m#^${chunks}# && %{REQUEST_STATUS} in {'200', '206', '304'}"

    # "Only by https for a year": this holds for the whole host name, not for ${base}/ alone. The second half is for https
    # that ends at a proxy before this server.
    Header onsuccess unset Strict-Transport-Security
    Header always set Strict-Transport-Security ${quote(hsts)} "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"

    Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == '405'"
</IfModule>
`;
  return { ".htaccess": htaccess };
}

function setHeader([name, value]: Header): string {
  return `    Header onsuccess unset ${name}\n    Header always set ${name} ${quote(value)}`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, String.raw`\$&`)}"`;
}
