import type { ElectricDriving } from '@kardan/contract/calls/listings/electric-driving';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { ValueBars } from '@kardan/ui/content/value-bars.tsx';
import { formatAmount, formatNumber, formatPrice, formatTenths } from '@kardan/ui/formats/format.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type { ElectricTexts } from './duration.ts';

const tones = { mixed: 'accent', home: 'outline', public: 'outline', diesel: 'plain', petrol: 'plain' } as const;

/** What 100 km cost, beside petrol and diesel; nothing where no prices are known for today. */
export async function CostOf100Km({ driving }: { driving: ElectricDriving }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('electric')]);
  const { per100Km, perYear, insuranceTax } = driving;
  if (per100Km.length === 0 || !perYear) return null;
  const rows = [
    {
      label: t('cost.perYear', { km: formatNumber(perYear.kmPerYear, locale) }),
      value: formatPrice(Math.round(perYear.electricEur), locale),
    },
    ...(perYear.savedAgainstPetrolEur > 0
      ? [{ label: t('cost.saved'), value: formatPrice(Math.round(perYear.savedAgainstPetrolEur), locale) }]
      : []),
    ...(insuranceTax
      ? [
          {
            label: t('cost.tax', {
              kw: formatNumber(insuranceTax.continuousPowerKw, locale),
              kg: formatNumber(insuranceTax.kerbWeightKg, locale),
            }),
            value: formatAmount(insuranceTax.eurPerMonth, locale),
          },
        ]
      : []),
    { label: t('cost.nova'), value: formatPrice(0, locale) },
  ];
  return (
    <section aria-labelledby="kosten" className="page mt-(--section) grid gap-x-16 gap-y-6 lg:grid-cols-[5fr_7fr]">
      <div className="min-w-0">
        <h2 id="kosten">{t('cost.title')}</h2>
        <p className="mt-2.5 mb-4 max-w-[44ch] text-text-2">{t('cost.text', { share: driving.homeSharePercent })}</p>
        <RowList rows={rows} />
      </div>
      <div className="min-w-0 rounded-md border border-line bg-surface p-4.5 md:p-6">
        <ValueBars
          bars={per100Km.map((each) => ({
            key: each.of,
            label: t(`energy.${each.of}`, { share: driving.homeSharePercent }),
            note: priceNote(each, t, locale),
            value: each.eur,
            text: formatAmount(each.eur, locale),
            tone: tones[each.of],
          }))}
        />
        <p className="mt-3 text-xs text-text-3">{t('cost.note')}</p>
      </div>
    </section>
  );
}

/** "17,9 kWh zu 30,0 Cent", "6,5 l zu € 1,74" */
function priceNote(
  { quantity, unit, eurPerUnit }: ElectricDriving['per100Km'][number],
  t: ElectricTexts,
  locale: Locale,
): string {
  const amount = formatTenths(quantity, locale);
  return unit === 'kwh'
    ? t('cost.kwh', { amount, cents: formatTenths(eurPerUnit * 100, locale) })
    : t('cost.litres', { amount, price: formatAmount(eurPerUnit, locale) });
}
