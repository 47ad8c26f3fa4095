import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { carActions } from '#features/car-park/car-actions.tsx';
import { understoodAgent } from '#features/search/text-box/understood-agent.ts';
import { readFilters } from '#features/search/url/read-filters.ts';
import { toSearchParams } from '#features/search/url/read-state.ts';
import { OwnAgentPage } from '#features/search-agent/own/own-agent-page.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { sentenceName } from '#lib/search-names.ts';
import { texts } from '#lib/texts/texts.ts';
import { ownPageWith, resultsOf, searchChips } from '../search-pages.tsx';

type Props = PageProps<'/[locale]/search-agent/[token]'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await texts('search-agent');
  // Somebody's own: neither to be found nor to be told on.
  return { title: t('own.title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** An agent's own page; with a search in its address, the agent is offered that search. */
export default async function OwnSearchAgent({ params, searchParams }: Props) {
  const [{ token }, locale] = await Promise.all([params, currentLocale()]);
  const query = toSearchParams(await searchParams);
  const addressOf = (filters: SearchFilters) => ownPageWith(locale, token, filters);
  const sentence = query.get(sentenceName)?.trim();
  if (sentence) {
    const understood = readFilters(new URL(await understoodAgent(locale, sentence), 'http://site').searchParams);
    if (Object.keys(understood).length > 0) redirect(addressOf(understood));
  }
  const filters = readFilters(query);
  const isProposed = Object.keys(filters).length > 0;
  return (
    <OwnAgentPage
      token={token}
      resultsHref={(shown) => resultsOf(locale, shown)}
      actions={await carActions()}
      proposal={isProposed ? { filters, chips: await searchChips(locale, filters, addressOf) } : undefined}
      notUnderstood={sentence}
      before={query.get('before') ?? undefined}
    />
  );
}
