import { countImpressions } from './count-impressions.ts';
import { noteSources } from './note-sources.ts';

/** Counts the cards that are seen, and notes where those are that are pressed. Returns how to stop. */
export function watchCars(): () => void {
  const stops = [countImpressions(), noteSources()];
  return () => {
    for (const stop of stops) stop();
  };
}
