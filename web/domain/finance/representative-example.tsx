import type { FinanceOffer, LeasingOffer } from '@kardan/contract/calls/listings/credit-examples';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatAmount, formatPercent } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

export type CreditOffer = FinanceOffer | LeasingOffer;

/**
 * An instalment with the warning and its whole example in the same place, none of it folded (§5 VKrG): the only way in which
 * a page shows an instalment.
 */
export async function RepresentativeExample({ offer }: { offer: CreditOffer }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('finance')]);
  const { example, conditions, warning } = offer;
  const eur = (amount: number) => formatAmount(amount, locale);
  const perYear = (rate: number) => t('example.perYear', { rate: formatPercent(rate, locale) });
  const lease = 'residualEur' in example ? example : undefined;
  return (
    <>
      <p className="wide mt-2 text-3xl leading-tight font-[660] whitespace-nowrap">
        {eur(example.instalmentEur)}
        <span className="text-sm font-medium [font-stretch:100%]"> {t('example.perMonth')}</span>
      </p>
      <p className="mt-3 flex items-center gap-2.5 rounded-sm border-[1.5px] border-text-2 px-3 py-2.5 text-sm font-semi">
        <Icon name="triangle-alert" />
        {warning.text}
      </p>
      <h4 className="mt-4 border-t-2 border-text-2 pt-3 text-md font-semi">{t('example.title')}</h4>
      <RowList
        rows={[
          { label: t('example.price'), value: eur(example.priceEur) },
          { label: t('example.downPayment'), value: eur(example.downPaymentEur) },
          { label: t('example.totalCredit'), value: eur(example.totalCreditEur) },
          { label: t('example.duration'), value: t('example.months', { count: example.months }) },
          { label: t('example.nominal'), value: perYear(example.nominalInterestPercent) },
          { label: t('example.effective'), value: perYear(example.effectiveInterestPercent) },
          {
            label: t('example.instalments'),
            value: t('example.instalmentsValue', { count: example.months, amount: eur(example.instalmentEur) }),
          },
          { label: t('example.fee'), value: eur(example.processingFeeEur) },
          ...(lease
            ? [
                { label: t('example.contractFee'), value: eur(lease.contractFeeEur) },
                { label: t('example.residual'), value: eur(lease.residualEur) },
              ]
            : []),
          // A lease's sum holds the down payment and the residual value, a credit's does not: who compares has to know.
          {
            label: t(lease ? 'example.totalPayableLease' : 'example.totalPayable'),
            value: eur(example.totalPayableEur),
            strong: true,
          },
        ]}
      />
      <p className="mt-2 text-xs text-text-3">
        {t('example.law')} {conditions.source.name}. {t('example.noOffer')}
      </p>
    </>
  );
}
