import { crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes a square PNG with grey and alpha, 8 bits each, for the silhouette of an icon.
 * @param opacityAt 0 to 255; the grey is white everywhere
 */
export function encodeSilhouette(width: number, opacityAt: (x: number, y: number) => number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header.set([8, 4, 0, 0, 0], 8);
  const lines = Buffer.alloc((width * 2 + 1) * width);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = y * (width * 2 + 1) + 1 + x * 2;
      lines[place] = 255;
      lines[place + 1] = opacityAt(x, y);
    }
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}
