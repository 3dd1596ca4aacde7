/** In the export its file 404.html, which a static host without rewrite rules serves for every unknown address, is the card's page. */
export { default } from "@/app/page";
