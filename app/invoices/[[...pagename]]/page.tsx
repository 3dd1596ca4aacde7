import { ScreenOfAddress } from "@/components/start/screen-of-address";

/** The list only: items have no files (docs/decisions/009-one-page.md). */
export function generateStaticParams() {
  return [{ pagename: [] }];
}

export default function Page() {
  return <ScreenOfAddress />;
}
