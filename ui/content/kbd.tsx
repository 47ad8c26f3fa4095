import type { ReactNode } from 'react';

/** A key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="rounded-xs border border-line-strong px-1.5 font-sans text-2xs text-text-2">{children}</kbd>;
}
