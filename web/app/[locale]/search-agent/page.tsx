import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readFilters } from '#domain/search/filters/read-filters.ts';
import { sentenceName } from '#domain/search/filters/search-names.ts';
import { understandSentence } from '#domain/search/sentence/understand-sentence.ts';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { AgentIntro } from '#features/search-agent/create/agent-intro.tsx';
import { CreateAgentPage } from '#features/search-agent/create/create-agent-page.tsx';
import { pageMetadata } from '#lib/page/page-metadata.ts';
import { toSearchParams } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/search-agent'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const t = await texts('search-agent');
  return { title: t('title'), description: t('description'), ...(await pageMetadata(await searchParams)) };
}

/** Makes a search agent of the search in its address; without one it says what that is and asks for a search. */
export default async function SearchAgentPage({ searchParams }: Props) {
  const query = toSearchParams(await searchParams);
  const sentence = query.get(sentenceName)?.trim();
  if (sentence) {
    const understood = await understandSentence(sentence);
    redirect(carrySearch(await currentLocale(), 'searchAgent', { filters: understood }));
  }
  const filters = readFilters(query);
  if (Object.keys(filters).length === 0) return <AgentIntro />;
  return <CreateAgentPage filters={filters} />;
}
