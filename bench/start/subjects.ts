import { existsSync } from "node:fs";
import path from "node:path";
import { startMockServer } from "@/e2e/mock-server/server";

export type Subject = "limit" | "floor" | "app" | "other";

/** The subjects of the comparison: folders that a mock server each serves under /app. */
export const subjects: Record<Subject, { name: string; folder: string }> = {
  limit: { name: "hand-written page (the limit)", folder: "bench/references/hand-written" },
  floor: { name: "bare Next export, react-query, next-intl (the floor)", folder: "bench/references/floor/out" },
  app: { name: "this app", folder: "out" },
  // The export of another commit, to measure a change.
  other: { name: "the other export", folder: process.env.BENCH_OTHER ?? "" },
};

export const subjectNames = (Object.keys(subjects) as Subject[]).filter((name) => subjects[name].folder !== "");

/** Serves each subject from its own server, so that they share no storage. */
export async function serveSubjects(): Promise<{ origins: Record<Subject, string>; close: () => Promise<void> }> {
  // The measurement would wait for its card forever.
  const missing = subjectNames.map((name) => subjects[name].folder).find((folder) => !existsSync(folder));
  if (missing)
    throw new Error(`The folder ${missing} does not exist. npm run bench builds all but that of BENCH_OTHER.`);
  const servers = await Promise.all(
    subjectNames.map((name) => startMockServer({ port: 0, outDir: path.resolve(subjects[name].folder) })),
  );
  const origins = Object.fromEntries(subjectNames.map((name, index) => [name, servers[index]?.url])) as Record<
    Subject,
    string
  >;
  return {
    origins,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
