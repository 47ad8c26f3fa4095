import { useSyncExternalStore } from 'react';
import { recentlyViewed } from './lists.ts';
import type { NewCar } from './stored-cars.ts';

const key = 'kardan.remembersViewed';

/** Notes a car that the visitor looks at, in this browser only, and only if the visitor has said so. */
export function noteViewed(car: NewCar): void {
  if (isKept()) recentlyViewed.add(car);
  // Kept by an earlier version of the site, which did not ask.
  else if (recentlyViewed.read().length > 0) recentlyViewed.clear();
}

/** From now on cars that are looked at are kept, or no longer and those that were are forgotten. */
export function keepHistory(keep: boolean): void {
  try {
    if (keep) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  } catch {
    return;
  }
  if (!keep) recentlyViewed.clear();
  window.dispatchEvent(new Event(key));
}

/** Whether the visitor wants it; undefined on the server, which cannot know. */
export function useKeptHistory(): boolean | undefined {
  return useSyncExternalStore(subscribe, isKept, () => undefined);
}

function isKept(): boolean {
  try {
    return localStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
}

function subscribe(changed: () => void): () => void {
  for (const event of ['storage', key]) window.addEventListener(event, changed);
  return () => {
    for (const event of ['storage', key]) window.removeEventListener(event, changed);
  };
}
