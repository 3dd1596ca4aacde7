/** What draw-barcode can draw. In a file of its own: the names alone need none of the encoders. */
export const barcodeFormats = ["qr", "code128", "ean13"] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];
