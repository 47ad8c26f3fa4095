import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readFilters } from '#domain/search/filters/read-filters.ts';
import { sentenceName } from '#domain/search/filters/search-names.ts';
import { understandSentence } from '#domain/search/sentence/understand-sentence.ts';
import { loadOwnAgent } from '#features/search-agent/own/load-own-agent.ts';
import { ownAddress } from '#features/search-agent/own/own-address.ts';
import { OwnAgentPage } from '#features/search-agent/own/own-agent-page.tsx';
import { toSearchParams } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

type Props = PageProps<'/[locale]/search-agent/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ token }, locale, t] = await Promise.all([params, currentLocale(), texts('search-agent')]);
  const agent = await loadOwnAgent(token, locale);
  // Somebody's own: neither to be found nor to be told on.
  return {
    title: t(agent ? 'own.title' : 'gone.title'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** An agent's own page; with a search in its address, the agent is offered that search. */
export default async function OwnSearchAgent({ params, searchParams }: Props) {
  const [{ token }, locale] = await Promise.all([params, currentLocale()]);
  const query = toSearchParams(await searchParams);
  const sentence = query.get(sentenceName)?.trim();
  if (sentence) {
    const understood = await understandSentence(sentence);
    if (Object.keys(understood).length > 0) redirect(ownAddress(locale, token, understood));
  }
  const filters = readFilters(query);
  const isProposed = Object.keys(filters).length > 0;
  return (
    <OwnAgentPage
      token={token}
      proposed={isProposed ? filters : undefined}
      notUnderstood={sentence}
      before={query.get('before') ?? undefined}
    />
  );
}
