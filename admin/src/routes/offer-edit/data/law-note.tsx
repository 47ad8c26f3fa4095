import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The rule in one sentence. */
  children: ReactNode;
  /** The exact words that buyers will read. */
  quote?: ReactNode;
}

/** What the law asks for, and how it will stand in the ad; it stays in sight when it is fulfilled. */
export function LawNote({ title, children, quote }: Props) {
  return (
    <div
      role="note"
      className="col-span-full grid grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-sm bg-surface-2 px-3.5 py-3 text-xs leading-normal text-text-2"
    >
      <Icon name="scale" size={18} className="mt-px" />
      <div>
        <p>
          <b className="font-semi text-text">{title}</b> {children}
        </p>
        {quote && <p className="mt-2 border-l-2 border-line-strong pl-3 text-text">{quote}</p>}
      </div>
    </div>
  );
}
