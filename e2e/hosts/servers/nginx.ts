import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../make-site";
import { isRoot, serverUser, startProcess, type Host } from "../start-process";

/** A typical association's nginx: own headers, own error page, and one line for the app. */
export function startNginx(program: string, { root, temporary, deploy, backend }: Site): Promise<Host> {
  const at = (name: string) => path.join(temporary, name);
  return startProcess(async (port) => {
    const config = `
daemon off;
${isRoot ? `user ${serverUser};` : ""}
worker_processes 1;
pid ${at("nginx.pid")};
error_log stderr error;
events { worker_connections 256; }
http {
    access_log off;
    ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${at(`nginx-${name}`)};`).join(" ")}
    server {
        listen 127.0.0.1:${port};
        root ${root};
        add_header X-Site "association" always;
        add_header Cache-Control "private" always;
        error_page 404 /own-404.html;
        include ${path.join(deploy, "nginx/jasensovellus.conf")};
        location / {
            proxy_pass ${backend};
            proxy_set_header Host $http_host;
        }
        location ~ \\.(?:html|js)$ { return 418; }
    }
}
`;
    await writeFile(at("nginx.conf"), config);
    return [program, ["-p", temporary, "-c", at("nginx.conf"), "-e", "stderr"]];
  });
}
