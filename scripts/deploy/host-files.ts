import { apacheFiles } from "./apache";
import { caddyFiles } from "./caddy";
import { cloudflarePagesFiles } from "./cloudflare-pages";
import { firebaseFiles } from "./firebase";
import type { HostRules } from "./host-rules";
import { netlifyFiles } from "./netlify";
import { nginxFiles } from "./nginx";
import { s3CloudfrontFiles } from "./s3-cloudfront";

const hosts = {
  nginx: nginxFiles,
  apache: apacheFiles,
  caddy: caddyFiles,
  netlify: netlifyFiles,
  "cloudflare-pages": cloudflarePagesFiles,
  firebase: firebaseFiles,
  "s3-cloudfront": s3CloudfrontFiles,
};

/** Every file of `deploy/`: the same rules in each host's format. */
export function hostFiles(rules: HostRules): Record<string, string> {
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([host, filesOf]) =>
      Object.entries(filesOf(rules)).map(([name, text]) => [`${host}/${name}`, text]),
    ),
  );
}
