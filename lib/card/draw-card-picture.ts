import { drawBarcode } from "@/lib/format/draw-barcode";
import { isCanvasReadable } from "@/lib/platform/is-canvas-readable";
import { layOutPicture, type DrawStep, type PictureColor, type PictureContent } from "./card-picture";

/**
 * Draws the card as a PNG, on the device and without a request. Import this file lazily: it holds the encoders.
 * @param logo a stored picture
 * @throws Error when the browser gives no picture
 */
export async function drawCardPicture(content: PictureContent, logo: Blob | undefined): Promise<Blob> {
  const address = logo && URL.createObjectURL(logo);
  try {
    const image = address ? await loadImage(address) : null;
    // Some browsers give no picture of a canvas that an SVG was drawn on.
    return await draw(content, image).catch(() => draw(content, null));
  } finally {
    if (address) URL.revokeObjectURL(address);
  }
}

async function loadImage(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return null;
  }
  // Firefox does not draw an SVG without a size.
  return image.naturalWidth * image.naturalHeight > 0 ? image : null;
}

async function draw(content: PictureContent, image: HTMLImageElement | null): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen || !isCanvasReadable(pen)) throw new Error("The browser gives no picture of a canvas.");
  const { fontFamily } = getComputedStyle(document.body);
  const setFont = (font: string) => (pen.font = `${font} ${fontFamily}`);
  const { steps, width, height } = layOutPicture(content, {
    drawing: content.code && drawBarcode(content.code.format, content.code.value),
    logo: image && { width: image.naturalWidth, height: image.naturalHeight },
    textScale: textScale(),
    measure: (text, font) => {
      setFont(font);
      return pen.measureText(text).width;
    },
  });
  canvas.width = width;
  canvas.height = height;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  const colors = lightColors();
  for (const step of steps) {
    if (step.kind === "text") setFont(step.font);
    drawStep(pen, step, colors, image);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => (picture ? resolve(picture) : reject(new Error("The picture is empty."))), "image/png");
  });
}

function drawStep(
  pen: CanvasRenderingContext2D,
  step: DrawStep,
  colors: Record<PictureColor, string>,
  image: HTMLImageElement | null,
): void {
  if (step.kind === "logo") {
    if (image) pen.drawImage(image, step.x, step.y, step.width, step.height);
    return;
  }
  pen.fillStyle = colors[step.color];
  switch (step.kind) {
    case "box":
      pen.globalAlpha = step.opacity ?? 1;
      pen.fillRect(step.x, step.y, step.width, step.height);
      pen.globalAlpha = 1;
      return;
    case "text":
      pen.textAlign = step.isCentred ? "center" : "left";
      pen.fillText(step.text, step.x, step.y);
      return;
    case "path":
      pen.setTransform(step.scaleX, 0, 0, step.scaleY, step.x, step.y);
      pen.fill(new Path2D(step.path), "evenodd");
      pen.resetTransform();
  }
}

/** The browser's text size as a multiple of the usual one. */
function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(Math.max(size / 16, 1), 2);
}

/** The light theme's colours, whatever the theme. */
function lightColors(): Record<PictureColor, string> {
  const probe = document.createElement("div");
  probe.className = "always-light";
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const token = (name: string) => style.getPropertyValue(`--${name}`);
  const colors = {
    black: "#000",
    hairline: token("hairline"),
    ink: token("ink"),
    muted: token("muted"),
    primary: token("primary"),
    warning: token("warning"),
  };
  probe.remove();
  return colors;
}
