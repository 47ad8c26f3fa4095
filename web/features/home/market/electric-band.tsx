import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { ChipRow, ChoiceChip } from '@kardan/ui/actions/chip.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { Drawing } from '#lib/drawings/drawing.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { HomeTexts } from '../home-texts.ts';
import type { Home } from '../load-home.ts';

const rangesKm = [300, 400, 500, 600];

/** How far the electric cars go that are on offer. */
export async function ElectricBand({ home }: { home: Home }) {
  const count = home.sections.find(({ key }) => key === 'electric')?.count ?? 0;
  if (count === 0) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('home')]);
  const addressOf = (filters: SearchFilters = {}) => searchAddress(locale, { section: 'electric', filters });
  const rangeKm = home.electricRangeKm;
  return (
    <section aria-labelledby="electric" className="mt-(--section) border-y border-line bg-surface">
      <div className="page grid gap-x-16 gap-y-8 py-[clamp(40px,5vw,64px)] lg:grid-cols-2 lg:items-center">
        <div className="min-w-0">
          <h2 id="electric">{t('electric.title')}</h2>
          <p className="mt-3.5 max-w-[52ch] text-text-2">{t('electric.text', { count })}</p>
          <div className="mt-5">
            <ChipRow label={t('electric.choices')}>
              {rangesKm
                .filter((range) => rangeKm && range < rangeKm.max)
                .map((range) => (
                  <ChoiceChip key={range} href={addressOf({ rangeKm: { from: range } })}>
                    {t('electric.from', { range })}
                  </ChoiceChip>
                ))}
            </ChipRow>
          </div>
          <TextLink href={addressOf()} iconAfter="arrow-right" className="mt-3 min-h-8 pointer-coarse:min-h-11">
            {t('electric.all')}
          </TextLink>
        </div>
        {rangeKm && <RangeScale rangeKm={rangeKm} t={t} locale={locale} />}
      </div>
    </section>
  );
}

interface ScaleProps {
  rangeKm: { min: number; median: number; max: number };
  t: HomeTexts;
  locale: Locale;
}

/** The ruler that the middle car stands on, as far along as it goes. */
function RangeScale({ rangeKm, t, locale }: ScaleProps) {
  const { min, median, max } = rangeKm;
  const end = Math.ceil(max / 200) * 200;
  const at = (km: number) => (100 * km) / end;
  const km = (value: number) => t('electric.km', { km: Math.round(value) });
  const marks = [
    { word: t('electric.min'), value: min },
    { word: t('electric.median'), value: median },
    { word: t('electric.max'), value: max },
  ];
  return (
    <figure className="min-w-0">
      <div
        role="img"
        aria-label={t('electric.scale', { min: Math.round(min), median: Math.round(median), max: Math.round(max) })}
      >
        <div className="relative pb-1">
          <Drawing
            name="electric"
            sizes="(width >= 565px) 260px, 46vw"
            className="relative h-auto w-[min(46%,260px)] -translate-x-1/2"
            style={{ left: `${Math.min(Math.max(at(median), 24), 76)}%` }}
          />
        </div>
        <div className="relative h-1.5 bg-surface-3">
          <span
            className="absolute inset-y-0 bg-chart-2"
            style={{ left: `${at(min)}%`, width: `${at(max) - at(min)}%` }}
          />
          <span className="absolute -inset-y-1 w-1 -translate-x-1/2 bg-text" style={{ left: `${at(median)}%` }} />
        </div>
        <div className="ruler h-2.5 -scale-y-100" />
        <div className="relative h-5 text-2xs text-text-3">
          {[0, 1, 2, 3, 4].map((quarter) => (
            <span
              key={quarter}
              className="absolute top-0.5 -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
              style={{ left: `${25 * quarter}%` }}
            >
              {formatNumber((end * quarter) / 4, locale)}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <dl className="mt-4 grid grid-cols-3 gap-4">
          {marks.map(({ word, value }) => (
            <div key={word}>
              <dt className="text-xs text-text-3">{word}</dt>
              <dd className="wide text-lg leading-tight font-[660] whitespace-nowrap md:text-xl">{km(value)}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
