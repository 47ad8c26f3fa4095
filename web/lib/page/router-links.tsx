'use client';

import { LinkContext, type LinkProps } from '@kardan/ui/actions/link.tsx';
import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { isAdminPath } from '#lib/routes/admin-paths.ts';

/** Links below follow Next's router. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkContext value={RouterLink}>{children}</LinkContext>;
}

/** Fetches nothing before it is pressed: a list of results would otherwise ask for twenty pages that nobody opens. */
function RouterLink({ scroll, ...props }: LinkProps) {
  // Another application: Next's router would only find out after asking for it.
  if (isAdminPath(props.href)) return <a {...props} />;
  return <NextLink prefetch={false} {...(scroll !== undefined && { scroll })} {...props} />;
}
