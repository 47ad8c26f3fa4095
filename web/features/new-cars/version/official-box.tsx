import type { OfficialFigures } from '@kardan/contract/calls/pages/new-cars';
import { co2Words, consumptionWords } from '#domain/listing/official-words.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The law's figures right below the price, framed and in its rank (Pkw-VIG). */
export async function OfficialBox({ official }: { official: OfficialFigures }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const facts = [
    { label: t('official.consumption'), value: consumptionWords(official, locale) },
    { label: t('official.co2'), value: co2Words(official, locale) },
  ];
  return (
    <section aria-label={t('official.title')} className="rounded-sm border-[1.5px] border-text-2 px-4 py-3">
      <p className="text-xs text-text-2">{t('official.title')}</p>
      <dl className="mt-1.5 flex flex-wrap gap-x-7 gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dd className="wide text-2xl leading-tight font-[660]">{value ?? t('unknown')}</dd>
            <dt className="text-xs text-text-2">{label}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}
