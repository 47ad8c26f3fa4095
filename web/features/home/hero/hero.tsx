import { ChipRow, ChoiceChip } from '@kardan/ui/actions/chip.tsx';
import type { ReactNode } from 'react';
import { sentenceName } from '#domain/search/filters/search-names.ts';
import { sentenceAddress } from '#domain/search/sentence/sentence-address.ts';
import { href } from '#lib/routes/href.ts';
import { ClientTexts } from '#lib/texts/client-texts.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { Home } from '../load-home.ts';
import { SentenceSearch } from './sentence-search.tsx';
import { SkylineFigure } from './skyline-figure.tsx';

const examples = ['sentence.example.1', 'sentence.example.2', 'sentence.example.3'] as const;

interface Props {
  home: Home | undefined;
  /** The search by fields. */
  children: ReactNode;
}

/**
 * What the site is, how much it has, and both ways to search. The skyline stands beside the title where there is room
 * for it, and on a phone below the fields: their button is then in the first screen.
 */
export async function Hero({ home, children }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  const action = href(locale, 'searchStart');
  return (
    <section className="page grid gap-x-12 gap-y-6 pt-7 md:pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-y-9 lg:pt-12">
      <div className="self-center">
        <h1 className="text-4xl leading-[1.03] lg:max-xl:text-[3.25rem] font-[680] tracking-[-0.025em]">
          {t('hero.title')}
        </h1>
        <p className="mt-4 max-w-[46ch] text-lg text-text-2 lg:mt-5">
          {home ? t('hero.lead', { cars: home.total, dealers: home.dealerships }) : t('hero.leadWithoutCounts')}
        </p>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <ClientTexts namespace="home" only={['live', 'sentence']}>
          <ClientTexts namespace="search" only={['filter']}>
            <SentenceSearch action={action} name={sentenceName}>
              <ChipRow label={t('sentence.examples')}>
                {examples.map((key) => (
                  <ChoiceChip key={key} href={sentenceAddress(locale, t(key))} icon="search">
                    {t(key)}
                  </ChoiceChip>
                ))}
              </ChipRow>
            </SentenceSearch>
          </ClientTexts>
        </ClientTexts>
      </div>
      <div className="min-w-0 lg:col-span-2 lg:-mt-2">{children}</div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">
        <SkylineFigure skyline={home?.skyline} t={t} locale={locale} />
      </div>
    </section>
  );
}
