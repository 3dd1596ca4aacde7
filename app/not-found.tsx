import { ScreenOfAddress } from "@/components/start/screen-of-address";

/**
 * Draws the screen of the current address, like every page. In the export its file 404.html, which a static host without rewrite
 * rules serves for every unknown address, is the card's page.
 */
export default function NotFound() {
  return <ScreenOfAddress />;
}
