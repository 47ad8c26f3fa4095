import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False in a page that the build has rendered, until the application has taken it over: what only this browser knows is shown
 * after that, and the first look is everybody's.
 */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
