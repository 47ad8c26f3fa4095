import { type ArrangedFlag, arrangeFlags, type FlagRules } from '../window/arrange-flags.ts';

/** A flag on the street map, and everything it stands for. */
export type JoinedFlag<Entry> = Pick<ArrangedFlag<Entry>, 'entry' | 'members'>;

interface Point {
  x: number;
  y: number;
}

interface ShownMap {
  widthPx: number;
  heightPx: number;
}

/** Joins flags that would cover each other, as the drawn map does, and keeps what they were. */
export function joinFlags<Entry>(
  entries: readonly Entry[],
  pointOf: (entry: Entry) => Point,
  { widthPx, heightPx }: ShownMap,
  rules: FlagRules<Entry>,
): JoinedFlag<Entry>[] {
  const placed = entries.map((entry) => {
    const { x, y } = pointOf(entry);
    return { entry, left: (x / widthPx) * 100, top: (y / heightPx) * 100 };
  });
  return arrangeFlags(placed, { widthPx, heightPerWidth: heightPx / widthPx }, rules);
}

/** So many things at one spot are told one by one; of more only their number, until one looks closer. */
const maxTold = 6;

/** What a flag tells when it is pressed; undefined where one has to look closer first. */
export function toldBy<Entry extends { kind: string }>(
  { members }: JoinedFlag<Entry>,
  isClosest: boolean,
): readonly Entry[] | undefined {
  const isSingle = members.every(({ kind }) => kind !== 'cluster') && members.length <= maxTold;
  return isSingle || isClosest ? members : undefined;
}
