import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { carActions } from '#features/car-park/car-actions.tsx';
import { understoodAgent } from '#features/search/text-box/understood-agent.ts';
import { readFilters } from '#features/search/url/read-filters.ts';
import { toSearchParams } from '#features/search/url/read-state.ts';
import { AgentIntro } from '#features/search-agent/create/agent-intro.tsx';
import { CreateAgentPage } from '#features/search-agent/create/create-agent-page.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { pageMetadata } from '#lib/page-metadata.ts';
import { sentenceName } from '#lib/search-names.ts';
import { texts } from '#lib/texts/texts.ts';
import { searchPages } from './search-pages.tsx';

type Props = PageProps<'/[locale]/search-agent'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await texts('search-agent');
  return { title: t('title'), description: t('description'), ...(await pageMetadata(await searchParams)) };
}

/** Makes a search agent of the search in its address; without one it says what that is and asks for a search. */
export default async function SearchAgentPage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams);
  const locale = await currentLocale();
  const sentence = query.get(sentenceName)?.trim();
  if (sentence) redirect(await understoodAgent(locale, sentence));
  const filters = readFilters(query);
  if (Object.keys(filters).length === 0) return <AgentIntro />;
  return <CreateAgentPage filters={filters} pages={await searchPages(locale, filters)} actions={await carActions()} />;
}
