import { defaultImageQuality, type ImageWidth } from '@kardan/contract/values/image-sizes';
import { type SectionKey, sectionKeys } from '@kardan/contract/values/sections';
import { type Body, bodies } from '@kardan/contract/values/vehicle';

/** Drawings that belong to the site itself and not to any car: `public/sections/<name>.webp`. */
export type DrawingName = SectionKey | `body-${Body}` | 'hero';

interface Drawing {
  /** As it was drawn. */
  width: number;
  height: number;
  /** Widths that pages ask for. Those below its own were made ahead, `<name>-<width>.webp`: nothing is derived while one waits. */
  widths: readonly ImageWidth[];
}

const sectionDrawing: Drawing = { width: 440, height: 220, widths: [256, 384, 640] };
const bodyDrawing: Drawing = { width: 256, height: 112, widths: [256] };

export const drawings: ReadonlyMap<string, Drawing> = new Map<DrawingName, Drawing>([
  ['hero', { width: 960, height: 326, widths: [384, 640, 1080] }],
  ...sectionKeys.map((key) => [key, sectionDrawing] as const),
  ...bodies.map((body) => [`body-${body}`, bodyDrawing] as const),
]);

/** Where browsers ask for it, as for every other picture. */
export function drawingPath(name: DrawingName, width: ImageWidth): string {
  return `/_next/image?url=${encodeURIComponent(`/sections/${name}.webp`)}&w=${width}&q=${defaultImageQuality}`;
}

const address = new RegExp(`^/_next/image\\?url=%2Fsections%2F([a-z-]+)\\.webp&w=(\\d+)&q=${defaultImageQuality}$`);

/** The file that answers such an address; undefined for all others, spelt otherwise or in widths that no page asks for. */
export function drawingFile(requestTarget: string): string | undefined {
  const [, name = '', asked] = address.exec(requestTarget) ?? [];
  const drawing = drawings.get(name);
  const width = drawing?.widths.find((each) => String(each) === asked);
  if (!drawing || width === undefined) return undefined;
  return width < drawing.width ? `/sections/${name}-${width}.webp` : `/sections/${name}.webp`;
}
