import { ScreenOfAddress } from "@/components/start/screen-of-address";

/** The page of every address but the lists': it draws the screen of the address that it is opened at. */
export default function Page() {
  return <ScreenOfAddress />;
}
