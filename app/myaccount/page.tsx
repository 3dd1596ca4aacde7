import { ScreenOfAddress } from "@/components/start/screen-of-address";

export default function Page() {
  return <ScreenOfAddress />;
}
