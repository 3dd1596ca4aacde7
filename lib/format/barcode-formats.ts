/** The formats of draw-barcode. Separate, because the names need none of the encoders. */
export const barcodeFormats = ["qr", "code128", "ean13"] as const;
export type BarcodeFormat = (typeof barcodeFormats)[number];
