import type { CarFate } from '@kardan/contract/values/feeds';
import { classes } from '@kardan/ui/classes.ts';
import type { ReactNode } from 'react';

/** What became of a car, and that something set by hand was kept. */
export type FateKind = CarFate | 'locked';

/** Told apart by hatching and lightness too, not by colour alone; a number or a word stands beside each. */
export const fateFill: Record<FateKind, string> = {
  created:
    'bg-[repeating-linear-gradient(135deg,var(--chart-1)_0_2px,var(--accent-soft)_2px_4px)] forced-colors:bg-[Highlight]',
  changed: 'bg-chart-1',
  unchanged: 'bg-chart-3',
  locked: 'bg-chart-2',
  refused: 'bg-alert',
  withdrawn: 'bg-text',
};

/** The mark of a fate before its word. */
export function FateMark({ kind, children }: { kind: FateKind; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.75 text-xs whitespace-nowrap">
      <span aria-hidden="true" className={classes('size-2.5 shrink-0 rounded-[2px]', fateFill[kind])} />
      {children}
    </span>
  );
}
