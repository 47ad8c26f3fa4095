'use client';

import { Icon } from '@kardan/ui/icons/icon.tsx';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { ReportDialogProps } from './report-dialog.tsx';

interface Props {
  listingId: number;
  label: string;
  /** Where a report goes when there is no form. */
  mailHref: string;
}

interface Loaded {
  Report: ComponentType<ReportDialogProps>;
  /** Each press shows the form once more; what was typed is still in it. */
  presses: number;
}

/** Opens the form over the page. Its code and spam check come when it is pressed; without JavaScript it writes a mail. */
export function ReportStarter({ listingId, label, mailHref }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const open = async (event: MouseEvent) => {
    event.preventDefault();
    try {
      const { ReportDialog } = await import('./report-dialog.tsx');
      setLoaded((before) => ({ Report: ReportDialog, presses: (before?.presses ?? 0) + 1 }));
    } catch {
      location.assign(mailHref);
    }
  };
  return (
    <>
      <a
        href={mailHref}
        aria-haspopup="dialog"
        onClick={(event) => void open(event)}
        className="inline-flex min-h-9 items-center gap-2 px-1.5 text-xs font-medium text-text-2 underline-offset-3 hover:text-text hover:underline pointer-coarse:min-h-11"
      >
        <Icon name="flag" />
        {label}
      </a>
      {loaded && <loaded.Report listingId={listingId} presses={loaded.presses} />}
    </>
  );
}
