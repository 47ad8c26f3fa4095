import { Badge } from '@kardan/ui/content/badge.tsx';
import type { ListingView } from './listing-view.ts';

/** Below a car's title, where a screen reader comes next: that it is reserved, and its version. */
export function CardVersion({ reserved, version }: Pick<ListingView, 'reserved' | 'version'>) {
  return (
    <>
      {reserved && (
        <>
          <Badge tone="strong">{reserved}</Badge>{' '}
        </>
      )}
      {version}
    </>
  );
}
