import type { DealershipSearchResponse } from '@kardan/contract/calls/dealerships/dealership-search';
import type { Crumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { site } from '#lib/config/site.ts';
import { StructuredData } from '#lib/page/structured-data.tsx';
import { href } from '#lib/routes/href.ts';
import { requestedPath } from '#lib/server/exchange.ts';
import type { DirectoryWords } from '../directory-words.ts';
import type { DirectoryState } from '../url/directory-state.ts';
import { directoryGraph } from './directory-graph.ts';

interface Props {
  state: DirectoryState;
  answer: DealershipSearchResponse;
  name: string;
  crumbs: readonly Crumb[];
  words: DirectoryWords;
}

/** The list for search engines. */
export async function DirectoryData({ state, answer, name, crumbs, words: { locale } }: Props) {
  const { SITE_ORIGIN } = await site();
  const path = requestedPath();
  const graph = directoryGraph(
    answer.items.map((item) => ({ name: item.name, href: href(locale, 'dealership', { slug: item.slug }) })),
    answer.total,
    (state.page - 1) * state.limit + 1,
    { origin: SITE_ORIGIN, path, name, crumbs: crumbs.map(({ label, href: to = path }) => ({ label, href: to })) },
  );
  return <StructuredData graph={graph} />;
}
