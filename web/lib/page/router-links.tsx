'use client';

import { LinkContext, type LinkProps } from '@kardan/ui/actions/link.tsx';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

/** Links below follow Next's router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={RouterLink}>{children}</LinkContext>;
}

/** Fetches nothing before it is pressed: a list of results would otherwise ask for twenty pages that nobody opens. */
function RouterLink(props: LinkProps) {
  return <NextLink prefetch={false} {...props} />;
}
