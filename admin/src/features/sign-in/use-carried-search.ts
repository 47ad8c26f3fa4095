import { useLocation } from '@tanstack/react-router';
import { useIsRunning } from '#lib/browser/use-is-running.ts';

/** What stands behind the ? of the address, for links to other steps: they lead back to the same page. */
export function useCarriedSearch(): string {
  const { searchStr } = useLocation();
  return useIsRunning() ? searchStr : '';
}
