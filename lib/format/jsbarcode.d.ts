/**
 * JsBarcode's encoders without its drawing code; it has no types for them. As ES modules: bundlers disagree about the default
 * export of its CommonJS files.
 */
declare module "jsbarcode/src/barcodes/*" {
  export default class Encoder {
    constructor(text: string, options: { flat?: boolean });
    valid(): boolean;
    /** @returns a 1 for each dark module and a 0 for each light one */
    encode(): { data: string };
  }
}
