import { existsSync } from "node:fs";
import { run } from "../run.mjs";

interface Program {
  title: string;
  /** Possible paths. */
  paths: string[];
  /** A file that the program requires. */
  needs?: string;
  /** Debian's packages. */
  packages: string[];
}

/** Programs that the tests run in addition to Chromium: other browser engines, and web servers for the host files. */
const programs = {
  // WebKitGTK is the closest relative of an iPhone's browser on Linux. Its WebDriver starts the browser.
  webkit: {
    title: "WebKit",
    paths: ["/usr/bin/WebKitWebDriver"],
    needs: "/usr/bin/Xvfb",
    packages: ["webkit2gtk-driver", "xvfb"],
  },
  firefox: { title: "Firefox", paths: ["/usr/bin/firefox-esr", "/usr/bin/firefox"], packages: ["firefox-esr"] },
  nginx: { title: "nginx", paths: ["/usr/sbin/nginx", "/usr/bin/nginx"], packages: ["nginx-light"] },
  apache: { title: "Apache", paths: ["/usr/sbin/apache2"], packages: ["apache2-bin"] },
  caddy: { title: "Caddy", paths: ["/usr/bin/caddy"], packages: ["caddy"] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

export const engines = ["webkit", "firefox"] as const;
export const hosts = ["nginx", "apache", "caddy"] as const;

/** @returns path of the program, null when it is not installed */
export function findProgram(name: ProgramName): string | null {
  const { paths, needs }: Program = programs[name];
  if (needs !== undefined && !existsSync(needs)) return null;
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * Installs missing programs if possible, and reports those that are still missing.
 * @returns number of programs still missing
 */
export async function ensurePrograms(names: readonly ProgramName[]): Promise<number> {
  const missing = () => names.filter((name) => !findProgram(name)).map((name) => programs[name]);
  for (const { title, packages } of missing()) await installForDebian(title, packages);
  for (const { title, packages } of missing())
    console.log(`\nNo ${title} for the tests: on Debian it comes with ${packages.join(" and ")}.`);
  return missing().length;
}

/**
 * Installs Debian packages, if the process runs as root and apt exists.
 * @param title the name in "Installing Firefox for the tests"
 */
export async function installForDebian(title: string, packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`\n› Installing ${title} for the tests`);
  await run("apt-get", ["-qq", "update"]);
  await run("apt-get", ["-qq", "install", "-y", "--no-install-recommends", ...packages], {
    DEBIAN_FRONTEND: "noninteractive",
    // At this run level Debian does not start installed servers: the tests start their own.
    RUNLEVEL: "1",
  });
}
