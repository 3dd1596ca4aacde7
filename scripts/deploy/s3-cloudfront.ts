import { itemPattern, type HostRules } from "./host-rules";

export function s3CloudfrontFiles(rules: HostRules): Record<string, string> {
  return {
    "README.txt": readme(rules),
    "viewer-request.js": viewerRequest(rules),
    "response-headers-policy.json": headersPolicy(rules, "jasensovellus", rules.policy.rest),
    "response-headers-policy-worker.json": headersPolicy(rules, "jasensovellus-worker", rules.policy.worker),
    "custom-error-responses.json": errorResponses(rules),
    "upload.sh": upload(rules),
  };
}

function readme({ base, worker }: HostRules): string {
  return `The members' app below ${base}/ on S3 with CloudFront.

1. The bucket is private; the distribution reads it by origin access control. Let it list the bucket too (s3:ListBucket), or
   S3 answers 403 in place of 404 for what is not there.
2. sh upload.sh BUCKET [FOLDER] puts the files up, each with its type and its Cache-Control.
3. Make a CloudFront function (cloudfront-js-2.0) of viewer-request.js.
4. Make the two response headers policies:
   aws cloudfront create-response-headers-policy --response-headers-policy-config file://response-headers-policy.json
   aws cloudfront create-response-headers-policy --response-headers-policy-config file://response-headers-policy-worker.json
5. Three cache behaviours lead to the bucket, in this order: ${worker} with the policy jasensovellus-worker, ${base}/* and
   ${base} with the policy jasensovellus. All with the function at "viewer request", methods GET and HEAD, "compress objects automatically"
   and the managed cache policy CachingOptimized.
6. custom-error-responses.json is the part "CustomErrorResponses" of the distribution: unknown addresses show the app's page.
   It holds for the whole distribution: an API in the same one loses its own 404 answers, so better give that another.

Strict-Transport-Security means "only by https for a year" and holds for the whole host name, not for ${base}/ alone.
`;
}

function viewerRequest({ base, pages }: HostRules): string {
  const files = Object.fromEntries(
    pages.map(({ path, file, hasItems }) => [path.slice(base.length + 1), { file, hasItems }]),
  );
  return `// The members' app below ${base}/: which file of the bucket an address shows.
//
// Where: a CloudFront function (runtime cloudfront-js-2.0) at "viewer request" of the behaviours for ${base}/* and ${base}. Fill in: nothing.

var pages = ${JSON.stringify(files, null, 2)};

function handler(event) {
  var request = event.request;
  if (request.uri === "${base}") return redirect(request);
  // A name with a dot is a file, all else is a route, perhaps with an id and a slash behind it.
  var match = /^${base.replace("/", String.raw`\/`)}\\/(?:(${escapeSlash(itemPattern)})(?:\\/(${escapeSlash(itemPattern)}))?\\/?)?$/.exec(request.uri);
  if (match === null) return request;
  var name = match[1] || "";
  var page = Object.prototype.hasOwnProperty.call(pages, name) ? pages[name] : undefined;
  if (page && (page.hasItems || !match[2])) request.uri = page.file;
  return request;
}

function redirect(request) {
  var parts = [];
  for (var name in request.querystring) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(one.value === "" ? name : name + "=" + one.value);
    });
  }
  var query = parts.length > 0 ? "?" + parts.join("&") : "";
  return {
    statusCode: 301,
    statusDescription: "Moved Permanently",
    headers: { location: { value: "${base}/" + query } },
  };
}
`;
}

function escapeSlash(pattern: string): string {
  return pattern.replaceAll("/", String.raw`\/`);
}

function headersPolicy(rules: HostRules, name: string, policy: string): string {
  const valueOf = (wanted: string) => rules.headers.find(([header]) => header === wanted)?.[1] ?? "";
  const inOwnPart = ["X-Content-Type-Options", "Referrer-Policy", "X-Frame-Options"];
  const custom = rules.headers.filter(([header]) => !inOwnPart.includes(header));
  return toJson({
    Name: name,
    Comment: `The members' app below ${rules.base}/: see README.txt beside this file.`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: valueOf("X-Frame-Options") },
      ReferrerPolicy: { Override: true, ReferrerPolicy: valueOf("Referrer-Policy") },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(rules.hsts.replace("max-age=", "")),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
    RemoveHeadersConfig: { Quantity: 1, Items: [{ Header: "Server" }] },
  });
}

function errorResponses({ notFound }: HostRules): string {
  const item = { ErrorCode: 404, ResponsePagePath: notFound, ResponseCode: "404", ErrorCachingMinTTL: 10 };
  return toJson({ Quantity: 1, Items: [item] });
}

/** Dependencies of pages first, then pages, then the worker that lists them: no page is ever served without its files. */
function upload({ base, chunks, cache, types, worker }: HostRules): string {
  const folder = chunks.slice(base.length + 1);
  const copy = ({ extension, type, isText }: HostRules["types"][number], isChunk: boolean) => {
    const filters = isChunk
      ? `--exclude "*" --include "${folder}*.${extension}"`
      : `--exclude "*" --include "*.${extension}" --exclude "${folder}*" --exclude "${worker.slice(base.length + 1)}"`;
    const contentType = isText ? `${type}; charset=utf-8` : type;
    return `put ${filters} --content-type "${contentType}" --cache-control "${isChunk ? cache.chunks : cache.rest}"`;
  };
  const all = (isChunk: boolean) =>
    types
      // Pages last.
      .toSorted((one, other) => Number(one.extension === "html") - Number(other.extension === "html"))
      .filter(({ extension }) => !(isChunk && extension === "html"))
      .map((type) => copy(type, isChunk))
      .join("\n");
  return `#!/bin/sh
# The members' app below ${base}/: puts the files into the bucket of S3, each with its type and its rule for caches.
#
# Where: run it where "npm run build" has made the folder out: sh deploy/s3-cloudfront/upload.sh BUCKET [FOLDER]
# Fill in: nothing. It deletes nothing, so that open pages of the previous version still find their files.
set -eu

bucket=\${1:?Name the bucket: sh upload.sh BUCKET [FOLDER]}
folder=\${2:-out}

put() {
  aws s3 cp "$folder" "s3://$bucket${base}" --recursive "$@"
}

# Files with a hash of their content in their name are cached for a year.
${all(true)}

# All others are revalidated each time.
${all(false)}

# The worker lists the others, so it comes last.
put --exclude "*" --include "${worker.slice(base.length + 1)}" --content-type "text/javascript; charset=utf-8" --cache-control "${cache.rest}"
`;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
