import { ScreenOfAddress } from "@/components/start/screen-of-address";

/** Exports only the list's page, which also shows its items (docs/decisions/009-one-page.md). */
export function generateStaticParams() {
  return [{ pagename: [] }];
}

export default function ListPage() {
  return <ScreenOfAddress />;
}
