import type { InsuranceTax, NotCalculable } from '@kardan/contract/calls/listings/costs';
import { costLabels } from '@kardan/contract/labels/cost';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatAmount, formatDay } from '@kardan/ui/formats/format.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** The tax with every step and its source, or what is missing for it. */
export async function TaxResult({ tax }: { tax: InsuranceTax | NotCalculable }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  if ('notCalculable' in tax) {
    const { reason, input } = costLabels[locale];
    const inputs = tax.missing.map((key) => input[key]).join(', ');
    return (
      <div role="status">
        <p className="wide text-3xl font-[660] text-text-3">–</p>
        <p className="mt-2 text-sm text-text-2">{t('tax.waiting')}</p>
        <p className="mt-1 text-sm font-medium">
          {tax.notCalculable === 'input-missing' ? t('tax.missing', { inputs }) : reason[tax.notCalculable]}
        </p>
      </div>
    );
  }
  const eur = (amount: number) => formatAmount(amount, locale);
  return (
    <>
      <p role="status" className="wide text-3xl leading-tight font-[660]">
        {eur(tax.eurPerYear)}
        <span className="text-sm font-medium [font-stretch:100%]">
          {' '}
          {t('tax.perYear')}, {t('tax.perMonth', { amount: eur(tax.eurPerMonth) })}
        </span>
      </p>
      <h3 className="mt-5 border-t-2 border-text-2 pt-3 text-md font-semi">{t('tax.steps')}</h3>
      <RowList
        rows={[
          ...tax.steps.map(({ of, quantity, eurPerUnit }) => ({
            label: t(`tax.of.${of === 'co2' || of === 'weight' ? of : 'power'}`, {
              quantity,
              price:
                eurPerUnit < 0.1
                  ? `€ ${String(eurPerUnit).replace('.', locale === 'en' ? '.' : ',')}`
                  : eur(eurPerUnit),
            }),
            value: eur(quantity * eurPerUnit),
          })),
          { label: t('tax.aMonth'), value: eur(tax.eurPerMonth), strong: true },
        ]}
      />
      <p className="mt-2 text-xs text-text-3">
        {t('tax.free')} {t('tax.note')}
      </p>
      <ul className="mt-2 text-xs text-text-3">
        {tax.sources.map(({ name, url, asOf }) => (
          <li key={name}>
            {t('tax.source')}:{' '}
            {url ? (
              <TextLink inline href={url} target="_blank" rel="noopener nofollow">
                {name}
              </TextLink>
            ) : (
              name
            )}
            , {t('tax.sourceDate', { date: formatDay(asOf, locale) })}
          </li>
        ))}
      </ul>
    </>
  );
}
