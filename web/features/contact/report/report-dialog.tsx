'use client';

import { Dialog } from '@kardan/ui/overlays/dialog.tsx';
import { useEffect } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ReportForm } from './report-form.tsx';

export interface ReportDialogProps {
  listingId: number;
  /** How often it was asked for: each time it opens. */
  presses: number;
}

const dialogId = 'inserat-melden';

/** The form over the page. */
export function ReportDialog({ listingId, presses }: ReportDialogProps) {
  const t = useTexts('car');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press shows it, nothing else does
  useEffect(() => {
    const dialog = document.getElementById(dialogId);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  }, [presses]);
  return (
    <Dialog id={dialogId} title={t('report.title')} closeLabel={t('report.close')} place="bottom">
      <ReportForm listingId={listingId} />
    </Dialog>
  );
}
