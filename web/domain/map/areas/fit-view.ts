import type { MapBox, MapPoint } from '@kardan/contract/map/map-shapes';

/** A window on the map: its own size, and how the map's plane is moved and scaled into it. */
export interface MapView {
  width: number;
  height: number;
  scale: number;
  left: number;
  top: number;
}

const width = 1000;
const greatestHeight = 720;
const margin = 28;

/** The window that shows a box as large as possible; always of one width, so that labels have one size. */
export function fitView([left, top, right, bottom]: MapBox): MapView {
  const scale = Math.min((width - 2 * margin) / (right - left), (greatestHeight - 2 * margin) / (bottom - top));
  const rounded = Math.round(scale * 1000) / 1000;
  const height = Math.round((bottom - top) * rounded + 2 * margin);
  return {
    width,
    height,
    scale: rounded,
    left: Math.round(width / 2 - ((left + right) / 2) * rounded),
    top: Math.round(height / 2 - ((top + bottom) / 2) * rounded),
  };
}

/** Where a point of the plane stands in the window. */
export const inView = ({ scale, left, top }: MapView, [x, y]: MapPoint): MapPoint => [
  Math.round(x * scale + left),
  Math.round(y * scale + top),
];

/** Whether anything of a box can be seen in the window. */
export function isSeen(view: MapView, box: MapBox): boolean {
  const [left, top] = inView(view, [box[0], box[1]]);
  const [right, bottom] = inView(view, [box[2], box[3]]);
  return left < view.width && right > 0 && top < view.height && bottom > 0;
}
