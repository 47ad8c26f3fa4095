import { max, nice, ticks } from 'd3-array';
import { area, line } from 'd3-shape';

export interface CountAxis {
  top: number;
  ticks: number[];
}

/** An axis for what is counted: from zero, with about four steps that are whole numbers. */
export function countAxis(values: readonly number[]): CountAxis {
  const [, top] = nice(0, Math.max(max(values) ?? 0, 4), 4);
  return { top, ticks: ticks(0, top, 4) };
}

/** Where the point of that place in a row lies, as a part of a hundred; a single one in the middle. */
export function placeAlong(index: number, count: number): number {
  return count < 2 ? 50 : hundredths((index / (count - 1)) * 100);
}

/** The place in a row that is nearest to a part of its width. */
export function nearestIndex(part: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.round(part * (count - 1))));
}

/** Which places of a row are named below it: the first, the last, and some at even distances. */
export function namedPlaces(count: number, wanted: number): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: wanted }, (_, step) => Math.round((step * (count - 1)) / (wanted - 1)));
}

/** The line through values and the area below it, in a drawing of 100 by 100. */
export function drawnLine(values: readonly number[], top: number): { line: string; area: string } {
  const x = (_: number, index: number) => placeAlong(index, values.length);
  const y = (value: number) => hundredths(100 - (value / top) * 100);
  const drawn = [...values];
  return {
    line: line<number>().x(x).y(y)(drawn) ?? '',
    area: area<number>().x(x).y0(100).y1(y)(drawn) ?? '',
  };
}

/** Where a value stands on a ruler whose middle is what is expected, its ends half and double of it. */
export function placeAgainst(value: number, expected: number): number {
  if (expected <= 0) return 50;
  if (value <= 0) return 0;
  return Math.max(0, Math.min(100, hundredths(50 + Math.log2(value / expected) * 50)));
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
