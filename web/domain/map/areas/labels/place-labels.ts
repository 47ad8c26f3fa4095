import type { MapPoint } from '@kardan/contract/map/map-shapes';

/**
 * Labels keep about the same size on the screen while the map's width changes, so in units of the map they shrink in
 * steps as it grows; on the first two only codes have room. `area-label.tsx` says from which width on a step holds.
 */
export const labelSizes = [
  { units: 41, withCounts: false },
  { units: 26, withCounts: false },
  { units: 19, withCounts: true },
  { units: 15, withCounts: true },
] as const;

export interface Label {
  at: MapPoint;
  code: string;
  count: string;
  /** Where two labels have no room, the higher rank stays. */
  rank: number;
}

/** The first of `labelSizes` at which a label's code and its count have room; they have it at all that follow. */
export interface Placement {
  code: number | undefined;
  count: number | undefined;
}

/** Says which labels show on which size of map, so that none covers another; a code goes before any count. */
export function placeLabels(labels: Label[]): Placement[] {
  const placements = new Map<Label, Placement>();
  let [codes, counts] = [labels.toSorted((a, b) => b.rank - a.rank), labels];
  for (const [size] of [...labelSizes.entries()].reverse()) {
    const taken: Box[] = [];
    const place = (candidates: Label[], boxOf: (label: Label, size: number) => Box | undefined) =>
      candidates.filter((label) => {
        const box = boxOf(label, size);
        if (!box || taken.some((other) => overlap(box, other))) return false;
        taken.push(box);
        return true;
      });
    codes = place(codes, codeBox);
    counts = place(
      codes.filter((label) => counts.includes(label)),
      countBox,
    );
    for (const label of codes) {
      placements.set(label, { code: size, count: counts.includes(label) ? size : placements.get(label)?.count });
    }
  }
  return labels.map((label) => placements.get(label) ?? { code: undefined, count: undefined });
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The width of a code's plate in its font size. */
export const codeWidth = (code: string): number => 0.72 * code.length + 0.9;

/** What a code's plate takes at a size, in units of the map. */
export function codeBox({ at: [x, y], code }: Label, size: number): Box {
  const { units = 0 } = labelSizes[size] ?? {};
  const half = (codeWidth(code) * units) / 2;
  return { left: x - half, right: x + half, top: y - 0.8 * units, bottom: y + 0.8 * units };
}

/** What a count takes below its plate; nothing on maps that are too small for counts. */
export function countBox({ at: [x, y], count }: Label, size: number): Box | undefined {
  const { units = 0, withCounts = false } = labelSizes[size] ?? {};
  const half = ((0.6 * count.length + 0.3) * units) / 2;
  if (!withCounts) return undefined;
  return { left: x - half, right: x + half, top: y + 0.8 * units, bottom: y + 2.1 * units };
}

/** Whether two boxes cover each other; that they touch is no harm. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
