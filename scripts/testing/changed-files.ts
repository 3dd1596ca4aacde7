import { execFileSync } from "node:child_process";
import { stop } from "../prepare.mjs";

/** The default branch as a clone or this repository knows it. */
const defaultBranches = ["origin/HEAD", "origin/main", "main"];

/**
 * Files that differ from the merge base with the default branch, committed or not, without the deleted ones.
 * @param folder root of the working copy
 */
export function changedFiles(folder = process.cwd()): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const mergeBase = (branch: string) => {
    try {
      return git("merge-base", "HEAD", branch).trim();
    } catch {
      return null;
    }
  };
  const base = defaultBranches.map(mergeBase).find(Boolean);
  if (!base) stop(`npm test -- --changed needs git and one of the branches ${defaultBranches.join(", ")}.`);
  const differing = git("diff", "--name-only", "--relative", "--diff-filter=d", "-z", base);
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return [...differing.split("\0"), ...untracked.split("\0")].filter(Boolean);
}
