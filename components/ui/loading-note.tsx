import { Spinner } from "./spinner";

/** Fallback of a loading part. It appears with a delay, so that a fast load does not flash. Without hooks, as the bars. */
export function LoadingNote({ text }: { text: string }) {
  return (
    <div
      role="status"
      className="flex flex-col items-center gap-3 py-16 text-muted transition-opacity delay-300 starting:opacity-0"
    >
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
