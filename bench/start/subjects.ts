import path from "node:path";
import { startMockServer } from "@/e2e/mock-server/server";

export type Subject = "limit" | "floor" | "app" | "other";

/** What is compared: each is a folder that a mock server of its own serves under /app. */
export const subjects: Record<Subject, { name: string; folder: string }> = {
  limit: { name: "hand-written page (the limit)", folder: "bench/references/hand-written" },
  floor: { name: "bare Next export, react-query, next-intl (the floor)", folder: "bench/references/floor/out" },
  app: { name: "this app", folder: "out" },
  // The `out` of another commit, to learn what a change gains.
  other: { name: "the other export", folder: process.env.BENCH_OTHER ?? "" },
};

export const subjectNames = (Object.keys(subjects) as Subject[]).filter((name) => subjects[name].folder !== "");

/** Serves every subject from a server of its own, so that none finds what another has stored. */
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
