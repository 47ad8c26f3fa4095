'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { useEffect } from 'react';
import { countEvent } from '#lib/api/statistics.ts';

/** Prints the page. Counted is what is really printed, by this button or by the browser's own. */
export function PrintButton({ listingId, label }: { listingId: number; label: string }) {
  useEffect(() => {
    const count = () => countEvent('print', listingId);
    window.addEventListener('beforeprint', count);
    return () => window.removeEventListener('beforeprint', count);
  }, [listingId]);
  return (
    <Button variant="accent" icon="printer" onClick={() => window.print()} className="noscript:hidden">
      {label}
    </Button>
  );
}
