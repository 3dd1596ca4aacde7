import { copyFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../make-site";
import { isRoot, serverUser, startProcess, type Host } from "../start-process";

/** Where Debian keeps the modules of Apache. */
const moduleFolder = "/usr/lib/apache2/modules";
const modules = [
  "mpm_event",
  "authn_core",
  "authz_core",
  "alias",
  "autoindex",
  "brotli",
  "deflate",
  "dir",
  "expires",
  "filter",
  "headers",
  "mime",
  "negotiation",
  "proxy",
  "proxy_http",
  "rewrite",
  "setenvif",
];

/** A typical web hotel's Apache: own headers and lifetimes, directory listings, and the app's file in its folder. */
export function startApache(program: string, { root, temporary, deploy, backend }: Site): Promise<Host> {
  const at = (name: string) => path.join(temporary, name);
  return startProcess(async (port) => {
    await copyFile(path.join(deploy, "apache/.htaccess"), path.join(root, "app/.htaccess"));
    const config = `
ServerRoot ${temporary}
ServerName localhost
ServerTokens Prod
TraceEnable Off
PidFile ${at("apache.pid")}
DefaultRuntimeDir ${temporary}
Listen 127.0.0.1:${port}
${isRoot ? `User ${serverUser}\nGroup ${serverUser}` : ""}
${modules.map((name) => `LoadModule ${name}_module ${moduleFolder}/mod_${name}.so`).join("\n")}
ServerLimit 1
StartServers 1
ThreadsPerChild 16
MaxRequestWorkers 16
ErrorLog "|/bin/cat >&2"
LogLevel error
TypesConfig /dev/null
DocumentRoot ${root}
ErrorDocument 404 /own-404.html
Header set X-Frame-Options SAMEORIGIN
Header set X-Site association
Header append Vary Accept
ExpiresActive On
ExpiresDefault "access plus 1 hour"
<Directory ${root}>
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
</Directory>
ProxyPreserveHost On
ProxyPass /app !
ProxyPass / ${backend}/
`;
    await writeFile(at("apache.conf"), config);
    return [program, ["-f", at("apache.conf"), "-DFOREGROUND"]];
  });
}
