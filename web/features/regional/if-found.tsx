import type { ReactNode } from 'react';
import { NotFound } from '#lib/page/not-found.tsx';
import { RegionalFailure } from './area/outage.tsx';
import type { FoundArea } from './load-areas.ts';

interface Props<Page> {
  found: FoundArea<Page>;
  children: (page: Page) => ReactNode;
}

/** The page of an area that there is; otherwise the one that says why it cannot be shown. */
export function IfFound<Page>({ found, children }: Props<Page>) {
  if (found.kind === 'unknown') return <NotFound />;
  if (found.kind === 'failed') return <RegionalFailure failure={found.failure} />;
  return children(found.page);
}
