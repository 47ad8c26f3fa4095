import type { ReactNode } from 'react';
import { arrangeFlags, type FlagRules, type PlacedFlag } from '#domain/map/window/arrange-flags.ts';
import { CountryShapes } from '#domain/map/window/country-shapes.tsx';
import { isClosest, type MapWindow, placeOn } from '#domain/map/window/map-window.ts';
import { type SpotLine, SpotLists } from '#domain/map/window/spot-lists.tsx';

interface Props<Entry> {
  /** Names the list of flags. */
  label: string;
  window: MapWindow;
  entries: readonly Entry[];
  rules: FlagRules<Entry>;
  /** The flag of an entry; where one cannot look closer, with the address of the list of what stands there. */
  flag: (entry: Entry, list: string | undefined) => ReactNode;
  /** What such a list is called, by how much stands there, and its lines. */
  spot: { title: (size: number) => string; line: (entry: Entry) => SpotLine };
}

interface Spot {
  kind: string;
  latitude: number;
  longitude: number;
}

/** How wide the map is at least: on a phone of 320 pixels, and from md on. */
const layouts = [
  { widthPx: 288, className: 'md:hidden' },
  { widthPx: 640, className: 'max-md:hidden' },
];

/** The map of Austria, or a part of it, with a flag for each entry; the flags are links, so that it needs no script. */
export function FlagMap<Entry extends Spot>({ label, window, entries, rules, flag, spot }: Props<Entry>) {
  const view = placeOn(window);
  const placed = entries
    .map((entry): PlacedFlag<Entry> => {
      const [left, top] = view.percent(entry.latitude, entry.longitude);
      return { entry, left, top };
    })
    .filter(({ left, top }) => left >= 0 && left <= 100 && top >= 0 && top <= 100);
  // Two arrangements, of which one shows: what is apart on a desktop would overlap on a phone.
  const arrangements = layouts.map(({ widthPx, className }) => ({
    className,
    flags: arrangeFlags(placed, { widthPx, heightPerWidth: view.heightPerWidth }, rules).map((each, index) => ({
      ...each,
      anchor: isClosest(window) && each.entry.kind === 'cluster' ? `stelle-${widthPx}-${index + 1}` : undefined,
    })),
  }));
  return (
    <>
      <div
        className="@container relative overflow-hidden rounded-md border border-line bg-surface"
        style={{ aspectRatio: view.aspect }}
      >
        <CountryShapes viewBox={view.viewBox} />
        {arrangements.map(({ className, flags }) => (
          <ul key={className} aria-label={label} className={className}>
            {flags.map(({ entry, left, top, anchor }) => (
              <li
                key={`${entry.latitude}/${entry.longitude}/${entry.kind}`}
                className="absolute -translate-x-1/2 -translate-y-1/2 hover:z-10 focus-within:z-10"
                style={{ left: `${left}%`, top: `${top}%` }}
              >
                {flag(entry, anchor && `#${anchor}`)}
              </li>
            ))}
          </ul>
        ))}
      </div>
      {arrangements.map(({ className, flags }) => (
        <SpotLists
          key={className}
          className={className}
          spots={flags.flatMap(({ entry, members, anchor }) =>
            anchor ? [{ anchor, title: spot.title(rules.sizeOf(entry)), lines: members.map(spot.line) }] : [],
          )}
        />
      ))}
    </>
  );
}
