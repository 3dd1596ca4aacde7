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
