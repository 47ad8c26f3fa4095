import type { Metadata } from 'next';
import { carActions } from '#features/car-park/car-actions.tsx';
import { OwnAgentPage } from '#features/search-agent/own/own-agent-page.tsx';
import { currentLocale } from '#lib/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { resultsOf } from '../search-pages.tsx';

type Props = PageProps<'/[locale]/search-agent/[token]'>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await texts('search-agent');
  // Somebody's own: neither to be found nor to be told on.
  return { title: t('own.title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default async function OwnSearchAgent({ params }: Props) {
  const [{ token }, locale] = await Promise.all([params, currentLocale()]);
  return (
    <OwnAgentPage token={token} resultsHref={(filters) => resultsOf(locale, filters)} actions={await carActions()} />
  );
}
