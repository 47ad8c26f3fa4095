import { useSyncExternalStore } from 'react';

/** Whether scripts have taken over the page: false in what the server sends, and until they have arrived. */
export function useScriptsReady(): boolean {
  return useSyncExternalStore(neverChanges, isReady, isNotReady);
}

const neverChanges = () => () => undefined;
const isReady = () => true;
const isNotReady = () => false;
