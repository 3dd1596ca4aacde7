import { ScreenOfAddress } from "@/components/start/screen-of-address";

/**
 * Exported as 404.html, which a static host without rewrite rules answers for every address that is no file: it draws the
 * screen of that address, as every page does.
 */
export default function NotFound() {
  return <ScreenOfAddress />;
}
