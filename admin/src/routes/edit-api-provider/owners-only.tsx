import { Notice } from '@kardan/ui/feedback/notice.tsx';
import type { ReactNode } from 'react';

/** In the place of what only owners set up: who they are to be asked of, instead of a page that refuses. */
export function OwnersOnly({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice icon="lock" title={title}>
      {children}
    </Notice>
  );
}
