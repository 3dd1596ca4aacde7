/** Width and height of a PNG as a manifest writes them: "192x192"; "" when it is none. */
export function sizeOfPng(bytes: Buffer): string {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"));
  return isPng ? `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}` : "";
}
