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
import { novaBounds, readNovaInputs } from './nova-inputs.ts';
import { SumLines } from './sum-block.tsx';

/** What NoVA comes to for a price and a CO₂ value: a form that works by its address, without scripts too. */
export async function NovaCalculator({ query }: { query: Query }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('magazine')]);
  const { price, co2 } = readNovaInputs(query, locale);
  return (
    <section id="rechner" aria-labelledby="rechner-titel" className="content-box content-calculator">
      <form action="#rechner" className="content-calculator-form">
        <h2 id="rechner-titel">{t('nova.title')}</h2>
        <TextInput
          label={t('nova.price')}
          name="preis"
          inputMode="decimal"
          defaultValue={price.text}
          unit="€"
          {...(price.value === undefined && { error: t('nova.priceError', novaBounds.price) })}
        />
        <TextInput
          label={t('nova.co2')}
          name="co2"
          inputMode="numeric"
          defaultValue={co2.text}
          unit="g/km"
          {...(co2.value === undefined && { error: t('nova.co2Error', novaBounds.co2) })}
        />
        <Button type="submit" variant="accent" icon="calculator">
          {t('nova.submit')}
        </Button>
        <p className="content-fine">{t('nova.fine')}</p>
      </form>
      <div>
        {price.value === undefined || co2.value === undefined ? (
          <p className="content-cars-none">{t('nova.check')}</p>
        ) : (
          <Result price={price.value} co2={co2.value} t={t} locale={locale} />
        )}
      </div>
    </section>
  );
}

async function Result(shown: Shown) {
  const { price, co2, t } = shown;
  const car = co2 === 0 ? ({ drive: 'emission-free' } as const) : { co2GPerKm: co2 };
  const tax = await optional((await api()).nova({ query: { baseEur: price, ...car } }));
  if (tax && 'taxEur' in tax) return <SumLines lines={linesOf(tax, shown)} />;
  return <p className="content-cars-none">{t('nova.outage')}</p>;
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
  const net = line(t('nova.net'), money(price));
  if (tax.exempt) return [net, line('NoVA', money(taxEur), t('nova.exempt'), true)];
  return [
    net,
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
