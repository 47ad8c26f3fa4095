'use client';

import { ShareLink, type ShareLinkProps } from '@kardan/ui/actions/share-link.tsx';
import { countEvent } from '#lib/api/statistics.ts';

/** Shares a car, and counts it. */
export function ShareListing({ listingId, ...props }: { listingId: number } & Omit<ShareLinkProps, 'onShared'>) {
  return <ShareLink {...props} onShared={() => countEvent('shared', listingId)} />;
}
