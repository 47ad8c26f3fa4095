import type { NovaTax } from '@kardan/contract/calls/listings/costs';
import { Button } from '@kardan/ui/actions/button.tsx';
import { formatAmount, formatNumber, formatPrice, formatTenths } from '@kardan/ui/formats/format.ts';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { Translator } from '@kardan/ui/texts/translator.ts';
import { api } from '#lib/api/api.ts';
import { optional } from '#lib/api/optional.ts';
import type { Query } from '#lib/routes/query.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import type magazineTexts from '#locales/de-AT/magazine.json';
import { SumLines } from './sum-block.tsx';

const fallback = { price: 30_000, co2: 128 };

/** What NoVA comes to for a price and a CO₂ value: a form that works by its address, without scripts too. */
export async function NovaCalculator({ query }: { query: Query }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const price = numberIn(query.preis, 1_000, 500_000) ?? fallback.price;
  const co2 = numberIn(query.co2, 1, 400) ?? fallback.co2;
  const tax = await optional((await api()).nova({ query: { baseEur: price, co2GPerKm: co2 } }));
  return (
    <section id="rechner" aria-labelledby="rechner-titel" className="content-box content-calculator">
      <form action="#rechner" className="content-calculator-form">
        <h2 id="rechner-titel">{t('nova.title')}</h2>
        <TextInput label={t('nova.price')} name="preis" inputMode="numeric" defaultValue={String(price)} unit="€" />
        <TextInput label={t('nova.co2')} name="co2" inputMode="numeric" defaultValue={String(co2)} unit="g/km" />
        <Button type="submit" variant="accent" icon="calculator">
          {t('nova.submit')}
        </Button>
        <p className="content-fine">{t('nova.fine')}</p>
      </form>
      <div>
        {tax && 'taxEur' in tax ? (
          <SumLines lines={linesOf(tax, { price, co2, t, locale })} />
        ) : (
          <p className="content-cars-none">{t('nova.outage')}</p>
        )}
      </div>
    </section>
  );
}

interface Shown {
  price: number;
  co2: number;
  t: Translator<typeof magazineTexts>;
  locale: Locale;
}

function linesOf(tax: NovaTax, { price, co2, t, locale }: Shown) {
  const money = (eur: number) => (Number.isInteger(eur) ? formatPrice(eur, locale) : formatAmount(eur, locale));
  const rate = {
    co2,
    deduction: tax.co2DeductionG,
    exact: formatTenths(tax.uncappedPercent, locale),
    rate: tax.ratePercent,
  };
  const { malus, deduction, taxEur, percentageEur } = tax;
  const line = (label: string, value: string, note: string | null = null, isResult = false) => ({
    label,
    note,
    value,
    isResult,
  });
  return [
    line(t('nova.net'), formatPrice(price, locale)),
    line(t('nova.rate'), `+ ${money(percentageEur)}`, t('nova.rateNote', rate)),
    line(
      t('nova.malus'),
      `+ ${money(malus.eur)}`,
      malus.grams > 0
        ? t('nova.malusNote', {
            grams: formatNumber(malus.grams, locale),
            from: malus.fromG,
            each: money(malus.eurPerGram),
          })
        : t('nova.noMalus', { from: malus.fromG + 1 }),
    ),
    line(t('nova.deduction'), `− ${money(deduction.eur)}`),
    line('NoVA', money(taxEur), null, true),
  ];
}

/** A whole number within bounds, however its thousands are written. */
function numberIn(value: Query[string], least: number, most: number): number | undefined {
  const text = [value].flat()[0]?.replaceAll(/[.\s€]/g, '') ?? '';
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
