import type { ReactNode } from 'react';
import type { FoundPage } from '#lib/api/found-page.ts';
import { NotFound } from './not-found.tsx';
import { PageOutage } from './page-outage.tsx';

interface Props<Page> {
  found: FoundPage<Page>;
  children: (page: Page) => ReactNode;
}

/** The page of what there is; otherwise the one that says why it cannot be shown. */
export function IfPage<Page>({ found, children }: Props<Page>) {
  if (found.kind === 'unknown') return <NotFound />;
  if (found.kind === 'failed') return <PageOutage failure={found.failure} />;
  return children(found.page);
}
