import type { ReactNode } from 'react';
import type { FlagRules } from '../window/arrange-flags.ts';
import type { MapWindow } from '../window/map-window.ts';

/** What stands on a map, of one kind. */
export interface StreetMapContent<Entry> {
  /** Names the list of flags. */
  label: string;
  load: (window: MapWindow, signal: AbortSignal) => Promise<{ entries: readonly Entry[]; summary: string }>;
  rules: FlagRules<Entry>;
  shown: (entry: Entry) => string;
  name: (entry: Entry) => string;
  /** What is told of it when its flag is pressed, with the way on. */
  card: (entry: Entry) => ReactNode;
}
