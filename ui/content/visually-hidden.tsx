import type { ReactNode } from 'react';

/** Text for screen readers only. Its parent must be positioned, or it widens strips that scroll. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
