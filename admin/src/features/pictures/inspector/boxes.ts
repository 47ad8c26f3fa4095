import type { PictureEdit } from '@kardan/contract/calls/stock/own-listing';

export type Box = NonNullable<PictureEdit['crop']>;

export const unedited: PictureEdit = { rotate: 0, crop: null, blur: [] };

/** Where number plates mostly are. */
export const plateBox: Box = { x: 0.38, y: 0.6, width: 0.24, height: 0.1 };
export const firstCrop: Box = { x: 0.05, y: 0.05, width: 0.9, height: 0.9 };

const quarterTurns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;

/** The same edit a quarter further clockwise: what is covered and cropped turns along. */
export function rotated(edit: PictureEdit | null): PictureEdit {
  const { rotate, crop, blur } = edit ?? unedited;
  return { rotate: quarterTurns[rotate], crop: crop && turned(crop), blur: blur.map(turned) };
}

function turned({ x, y, width, height }: Box): Box {
  return { x: part(1 - y - height), y: x, width: height, height: width };
}

const smallest = 0.03;

/** Moved by parts of the picture, and never out of it. */
export function movedBox(box: Box, dx: number, dy: number): Box {
  return {
    ...box,
    x: part(Math.min(Math.max(0, box.x + dx), 1 - box.width)),
    y: part(Math.min(Math.max(0, box.y + dy), 1 - box.height)),
  };
}

/** Made larger or smaller at one of its corners. */
export function resizedBox(box: Box, corner: 'nw' | 'ne' | 'sw' | 'se', dx: number, dy: number): Box {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const left = corner.endsWith('w') ? clamp(box.x + dx, 0, right - smallest) : box.x;
  const top = corner.startsWith('n') ? clamp(box.y + dy, 0, bottom - smallest) : box.y;
  const newRight = corner.endsWith('e') ? clamp(right + dx, box.x + smallest, 1) : right;
  const newBottom = corner.startsWith('s') ? clamp(bottom + dy, box.y + smallest, 1) : bottom;
  return { x: part(left), y: part(top), width: part(newRight - left), height: part(newBottom - top) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** In ten-thousandths: the same place is the same number, and so the same picture. */
function part(value: number): number {
  return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}
