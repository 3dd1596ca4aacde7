import NotFound from "@/app/not-found";

/** Draws whatever address it stands at: the worker answers with it for a page that its cache has lost. */
export default function Page() {
  return <NotFound />;
}
