/** JsBarcode's encoders without its drawing code; it has no types for them. */
declare module "jsbarcode/bin/barcodes/*" {
  export default class Encoder {
    constructor(text: string, options: { flat?: boolean });
    valid(): boolean;
    /** @returns a 1 for each dark module and a 0 for each light one */
    encode(): { data: string };
  }
}
