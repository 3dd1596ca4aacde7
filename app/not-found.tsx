import { ScreenOfAddress } from "@/components/start/screen-of-address";

/**
 * Exported as 404.html, which a static host without rewrite rules serves for every unknown address. Like every page, it draws
 * the screen of the current address.
 */
export default function NotFound() {
  return <ScreenOfAddress />;
}
