/** Widths of pictures that fill the screen or a part of it. */
export const imageWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths of pictures of a fixed size, such as thumbnails and logos. */
export const imageSizes = [16, 32, 48, 64, 96, 128, 175, 256, 384] as const;
/** One quality alone: each width of each picture is made once, not once for every quality that no page asks for. */
export const imageQualities = [75] as const;
export const defaultImageQuality = 75;

/** Every width there is, smallest first. Others are refused: each width of each picture is made and kept once. */
export const allImageWidths = [...imageSizes, ...imageWidths] as const;

export type ImageWidth = (typeof allImageWidths)[number];

/** Largest file that can be uploaded as a picture. */
export const maxUploadBytes = 20 * 1024 * 1024;
/** Most pixels an uploaded picture may have. */
export const maxUploadPixels = 50_000_000;
/** Longest side of an uploaded picture: panoramas of phones stay below, and WebP ends there. */
export const maxUploadSidePx = 16_383;

/** Address of a picture in the browser, by its content address; never wider than the picture itself. */
export function imagePath(hash: string, width: ImageWidth): string {
  return `/_next/image?${imageQuery(hash, width)}`;
}

/** The one spelling of the query that caches keep the picture under. */
export function imageQuery(hash: string, width: ImageWidth): string {
  return `url=${encodeURIComponent(`/media/${hash}`)}&w=${width}&q=${defaultImageQuality}`;
}
