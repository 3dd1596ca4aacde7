import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Site } from "../make-site";
import { startProcess, type Host } from "../start-process";

/** A typical association's Caddy: its own header, and one line for the app. */
export function startCaddy(program: string, { root, temporary, deploy, backend }: Site): Promise<Host> {
  return startProcess(async (port) => {
    const config = `{
	admin off
	auto_https off
	log {
		level ERROR
	}
}
http://localhost:${port} {
	bind 127.0.0.1
	root * ${root}
	header X-Site association
	import ${path.join(deploy, "caddy/jasensovellus.caddy")}
	reverse_proxy ${backend}
}
`;
    await writeFile(path.join(temporary, "Caddyfile"), config);
    const home = { HOME: temporary, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary };
    return [program, ["run", "--adapter", "caddyfile", "--config", path.join(temporary, "Caddyfile")], home];
  });
}
