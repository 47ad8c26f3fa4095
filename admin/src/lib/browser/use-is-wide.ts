import { useSyncExternalStore } from 'react';

const query = matchMedia('(min-width: 1024px)');

/** Whether everything fits side by side: a desk, where pictures are dropped; else a phone, whose camera is the button. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
