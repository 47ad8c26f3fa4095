import { mapRegions } from '@kardan/contract/map/austria-map.gen';
import type { ReactNode } from 'react';
import { arrangeFlags, type FlagRules, type PlacedFlag } from '#domain/map/window/arrange-flags.ts';
import { type MapWindow, placeOn } from '#domain/map/window/map-window.ts';

interface Props<Entry> {
  /** Names the list of flags. */
  label: string;
  window: MapWindow;
  entries: readonly Entry[];
  rules: FlagRules<Entry>;
  flag: (entry: Entry) => ReactNode;
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
export function FlagMap<Entry extends Spot>({ label, window, entries, rules, flag }: Props<Entry>) {
  const view = placeOn(window);
  const placed = entries
    .map((entry): PlacedFlag<Entry> => {
      const [left, top] = view.percent(entry.latitude, entry.longitude);
      return { entry, left, top };
    })
    .filter(({ left, top }) => left >= 0 && left <= 100 && top >= 0 && top <= 100);
  return (
    <div
      className="@container relative overflow-hidden rounded-md border border-line bg-surface"
      style={{ aspectRatio: view.aspect }}
    >
      <svg viewBox={view.viewBox} className="absolute inset-0 size-full" aria-hidden="true" preserveAspectRatio="none">
        {mapRegions.map(({ slug, path }) => (
          <path
            key={slug}
            d={path}
            fillRule="evenodd"
            className="fill-surface-2 stroke-line-strong [vector-effect:non-scaling-stroke]"
          />
        ))}
      </svg>
      {/* Two arrangements, of which one shows: what is apart on a desktop would overlap on a phone. */}
      {layouts.map(({ widthPx, className }) => (
        <ul key={widthPx} aria-label={label} className={className}>
          {arrangeFlags(placed, { widthPx, heightPerWidth: view.heightPerWidth }, rules).map(({ entry, left, top }) => (
            <li
              key={`${entry.latitude}/${entry.longitude}/${entry.kind}`}
              className="absolute -translate-x-1/2 -translate-y-1/2 hover:z-10 focus-within:z-10"
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              {flag(entry)}
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
