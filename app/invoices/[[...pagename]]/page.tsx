import { InvoicesSegment } from "@/components/invoices/invoices-segment";

export function generateStaticParams() {
  return [{ pagename: [] }];
}

export default function Page() {
  return <InvoicesSegment />;
}
