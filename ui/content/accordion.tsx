import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { CountBadge } from './badge.tsx';

type AccordionProps = {
  title: ReactNode;
  /** How many filters inside are active; 0 shows nothing. */
  activeCount?: number;
  activeLabel?: string;
  open?: boolean;
  /** Groups of the same name close each other. */
  name?: string;
  /** Where its content comes from when it is opened; whoever stands around it sees to that. */
  loadFrom?: string | undefined;
  children: ReactNode;
};

/** A native `details`: works without JavaScript, is found by the browser's page search, opens smoothly where it can. */
export function Accordion({ title, activeCount = 0, activeLabel, open, name, loadFrom, children }: AccordionProps) {
  return (
    <details
      open={open}
      name={name}
      data-load-from={loadFrom}
      className="group/accordion smooth-details border-b border-line last:border-0"
    >
      <summary className="flex min-h-12.5 items-center gap-2 text-[0.9375rem] font-semi">
        <span>{title}</span>
        {activeCount > 0 && (
          <>
            <CountBadge>{activeCount}</CountBadge>
            {activeLabel && <span className="sr-only">{activeLabel}</span>}
          </>
        )}
        <Icon
          name="chevron-down"
          size={16}
          className="ml-auto text-text-3 transition-transform duration-(--t-base) ease-out group-open/accordion:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
