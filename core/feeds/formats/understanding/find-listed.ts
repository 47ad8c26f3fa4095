import type { FeedRow } from '../../feed-car.ts';
import type { Cell } from './car-draft.ts';
import { foldName } from './fold-name.ts';

/** More things of a list than any car has. */
const maxListed = 200;
const addresses = ['url', 'href', 'uri', 'src', 'file'];

/** The cells of a list: the column itself, or its things one by one (`images.0`, `images.0.url`). */
export function findListed(values: FeedRow['values'], names: readonly string[]): Cell[] {
  const folded = new Set(names.map(foldName));
  const cells: Cell[] = [];
  for (const heading in values) {
    const raw = values[heading];
    if (raw && cells.length < maxListed && isListed(heading, folded)) cells.push({ heading, raw });
  }
  return cells;
}

function isListed(heading: string, names: ReadonlySet<string>): boolean {
  const [, name, end] = /^(.+?)(?:\.\d+)?(?:\.([a-z]+))?$/i.exec(heading) ?? [];
  if (name === undefined) return false;
  if (end === undefined || names.has(foldName(heading))) return names.has(foldName(name));
  return addresses.includes(end.toLowerCase()) && names.has(foldName(name));
}
