import { ContentBlocks } from "@/components/blocks/content-blocks";
import type { Config } from "@/lib/api/config";
import { ViewLayout } from "./view-layout";

/** The association's own page about cookies. */
export function AboutCookiesView({ page }: { page: NonNullable<Config["cookieInfoPage"]> }) {
  return (
    <ViewLayout>
      <div className="pb-5">
        <ContentBlocks rawBlocks={page.rawBlocks} />
      </div>
    </ViewLayout>
  );
}
