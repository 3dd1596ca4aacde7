/** The encoders of JsBarcode without what it draws with, which it has no types for. */
declare module "jsbarcode/bin/barcodes/*" {
  export default class Encoder {
    constructor(text: string, options: { flat?: boolean });
    valid(): boolean;
    /** @returns a 1 for each dark module and a 0 for each light one */
    encode(): { data: string };
  }
}
