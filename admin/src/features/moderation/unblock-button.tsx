import { Button } from '@kardan/ui/actions/button.tsx';
import { useState } from 'react';
import { moderationKey } from '#domain/portal/moderation.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { UnblockListing } from './unblock-listing.tsx';

/** Lifts a block, with a reason that the dealer is told. */
export function UnblockButton({ listingId }: { listingId: number }) {
  const t = useTexts('statements');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="lock-open" onClick={() => setOpen(true)}>
        {t('unblock.open')}
      </Button>
      {isOpen && <UnblockListing listingId={listingId} stale={[moderationKey]} onClose={() => setOpen(false)} />}
    </>
  );
}
