import { ScreenOfAddress } from "@/components/boot/screen-of-address";

export default function Page() {
  return <ScreenOfAddress />;
}
