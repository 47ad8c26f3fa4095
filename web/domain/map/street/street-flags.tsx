import type { Map as MapLibre } from 'maplibre-gl';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { flagClasses } from '../window/flag-classes.ts';
import type { JoinedFlag } from './join-flags.ts';

interface Props<Entry> {
  map: MapLibre;
  label: string;
  flags: readonly JoinedFlag<Entry>[];
  /** What a flag shows. */
  shown: (entry: Entry) => string;
  /** What it is called: begins with what it shows. */
  name: (entry: Entry) => string;
  pressed: JoinedFlag<Entry> | undefined;
  onPress: (flag: JoinedFlag<Entry>, button: HTMLButtonElement) => void;
}

/** The flags of a street map, a list of buttons inside the map, so that it can be dragged and zoomed on them as well. */
export function StreetFlags<Entry extends { latitude: number; longitude: number }>({
  map,
  label,
  flags,
  shown,
  name,
  pressed,
  onPress,
}: Props<Entry>) {
  const list = useRef<HTMLUListElement>(null);
  // Past React: a map that is dragged moves in every frame.
  useLayoutEffect(() => {
    const place = () => {
      for (const [index, { entry }] of flags.entries()) {
        const { x, y } = map.project([entry.longitude, entry.latitude]);
        const item = list.current?.children[index] as HTMLElement | undefined;
        if (item) item.style.transform = `translate(${x}px, ${y}px)`;
      }
    };
    place();
    map.on('move', place);
    return () => {
      map.off('move', place);
    };
  }, [map, flags]);
  return createPortal(
    <ul ref={list} aria-label={label}>
      {flags.map((flag) => (
        <li
          key={`${flag.entry.latitude}/${flag.entry.longitude}`}
          className="absolute top-0 left-0 -translate-x-1/2 -translate-y-1/2 hover:z-1 focus-within:z-1"
        >
          <button
            type="button"
            aria-label={name(flag.entry)}
            aria-expanded={flag === pressed}
            onClick={({ currentTarget }) => onPress(flag, currentTarget)}
            className={`${flagClasses} max-w-33 min-w-7 justify-center aria-expanded:border-accent-line aria-expanded:bg-inverse aria-expanded:text-on-inverse`}
          >
            <span className="truncate">{shown(flag.entry)}</span>
          </button>
        </li>
      ))}
    </ul>,
    map.getCanvasContainer(),
  );
}
