import type { RateInForce } from '@kardan/contract/calls/content/articles';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Rates in force, from the same rules as the numbers in the articles. */
export async function RatesBoard({ rates }: { rates: readonly RateInForce[] }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  return (
    <section aria-labelledby="rates">
      <h2 id="rates" className="wide-sm text-lg">
        {t('rates.title')}
      </h2>
      <p className="mt-0.5 text-xs text-text-3">
        {t('rates.text', { day: formatDay(new Date().toISOString(), locale) })}
      </p>
      <dl className="rates mt-3">
        {rates.map(({ name, value, note, source }) => (
          <div key={name}>
            <dt className="text-sm leading-[1.35]">{name}</dt>
            <dd className="wide font-[660] whitespace-nowrap">{value}</dd>
            <dd className="col-span-full mt-0.5 text-2xs text-text-3">
              {source.url ? (
                <a href={source.url} rel="noopener" className="underline-offset-3 hover:text-text hover:underline">
                  {note}
                </a>
              ) : (
                note
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
