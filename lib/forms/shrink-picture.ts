import { isCanvasReadable } from "@/lib/platform/is-canvas-readable";

/**
 * Pixels of the longer side. Sharp on every phone, whose screens are at most 1440 pixels wide, and in print at 17 cm and 300 dots
 * per inch.
 */
const longestSide = 2048;
/** JPEG quality without visible loss. */
const quality = 0.85;
/** `image/jpg` is not a registered type, but some phones and many servers use it. */
const jpegTypes = ["image/jpeg", "image/jpg"];
const pictures = [...jpegTypes, "image/png", "image/webp"];

/** Whether the `accept` of a file field names JPEG. */
export function acceptsJpeg(accept: string): boolean {
  const jpeg = ["image/*", ...jpegTypes, ".jpg", ".jpeg"];
  return accept.split(",").some((entry) => jpeg.includes(entry.trim().toLowerCase()));
}

/**
 * The picture as a JPEG whose longer side is `longestSide`. Null if neither the picture nor the file gets smaller, or if the
 * browser cannot draw it.
 */
export async function shrinkPicture(file: File): Promise<File | null> {
  if (!pictures.includes(file.type)) return null;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = longestSide / Math.max(picture.width, picture.height);
    const jpeg = scale < 1 ? await drawJpeg(picture, scale) : null;
    picture.close();
    if (jpeg === null || jpeg.size >= file.size) return null;
    const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
    return new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified });
  } catch {
    return null;
  }
}

function drawJpeg(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext("2d");
  if (pen === null || !isCanvasReadable(pen)) return Promise.resolve(null);
  // A JPEG has no transparency.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
