import { acceptsJpeg } from "./shrink-picture";

/**
 * The `accept` of a file field for this browser. Since Android 14, Chrome answers a field for pictures alone with a photo picker
 * that has no camera. A type that no file has brings back the chooser with the camera. Other apps build their own from the types.
 */
export function acceptWithCamera(accept: string, userAgent: string): string {
  const isChrome = /Android.*Chrome/.test(userAgent) && !userAgent.includes("; wv)");
  return isChrome && acceptsJpeg(accept) ? `${accept},android/allowCamera` : accept;
}
