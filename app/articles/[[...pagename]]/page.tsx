import { CollectionSegment } from "@/components/collections/collection-segment";

export function generateStaticParams() {
  return [{ pagename: [] }];
}

export default function Page() {
  return <CollectionSegment name="articles" />;
}
