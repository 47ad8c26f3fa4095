import type { FeedFormat } from '@kardan/contract/values/feeds';
import { columnsOf, findColumn } from '../columns/columns-of.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { readingBounds } from './reading-bounds.ts';
import { storable } from './row-values.ts';

/** No heading is longer; it is stored with every issue. */
const maxHeadingLength = 100;

/** A line of values may have a word or two that are headings too, as `Metallic`. */
const fewHeadings = 3;

/** The headings that the first line gives, or the places of a format that needs none. */
export function headingsOf(
  format: FeedFormat,
  first: readonly string[],
): { headings: readonly string[]; isHeader: boolean } {
  if (first.length > readingBounds.columns) throw new UnreadableFile('too-many-columns', 1);
  const headings = first.map((heading) => storable(heading.slice(0, maxHeadingLength)).trim());
  const known = new Set(headings.map((heading) => findColumn(format, heading)).filter((column) => column !== null));
  const hasNumber = [...known].some(({ says }) => says.kind === 'number');
  if (hasNumber) return { headings, isHeader: true };
  // Headings, of which that of the number has another name: by places, prices could become mileages.
  if (known.size >= fewHeadings) throw new UnreadableFile('header-unknown', 1);
  const places = placesOf(format, first.length);
  if (!places) throw new UnreadableFile('header-unknown', 1);
  return { headings: places, isHeader: false };
}

/** The columns by their places; those that nobody is sure of have no name and are not read. */
function placesOf(format: FeedFormat, count: number): string[] | null {
  const known = columnsOf[format].filter(({ position }) => position !== undefined);
  // Shorter than up to the price it is no such file.
  if (known.length === 0 || count < 12) return null;
  const places = new Array<string>(count).fill('');
  for (const { name, position } of known) if (position !== undefined && position < count) places[position] = name;
  return places;
}
