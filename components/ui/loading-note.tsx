import { Spinner } from "./spinner";

/** In place of a part that is being loaded. It does not flash up for one that comes at once. Without hooks, as the bars. */
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
