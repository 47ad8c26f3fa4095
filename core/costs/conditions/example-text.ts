import type { FinanceOffer, LeasingOffer } from '@kardan/contract/calls/listings/credit-examples';
import { formatNumber } from '@kardan/contract/labels/format-number';
import type { Language } from '@kardan/contract/values/identifiers';

/** The representative example in one paragraph, with everything that § 5 VKrG demands and the warning. */
export function exampleText(offer: FinanceOffer | LeasingOffer, language: Language): string {
  const { example, warning } = offer;
  const eur = (amount: number) => moneyIn(language, amount);
  const percent = (value: number) => `${decimals(value, language)}${language === 'en' ? '%' : '\u00a0%'}`;
  const lease = 'contractFeeEur' in example ? example : undefined;
  const parts =
    language === 'en'
      ? [
          `Price ${eur(example.priceEur)}, down payment ${eur(example.downPaymentEur)}`,
          `total amount of credit ${eur(example.totalCreditEur)}`,
          `${example.months} monthly instalments of ${eur(example.instalmentEur)}`,
          `fixed borrowing rate ${percent(example.nominalInterestPercent)} a year`,
          `annual percentage rate ${percent(example.effectiveInterestPercent)}`,
          `processing fee ${eur(example.processingFeeEur)}`,
          ...(lease ? [`contract fee ${eur(lease.contractFeeEur)}`, `residual value ${eur(lease.residualEur)}`] : []),
          `total amount payable ${eur(example.totalPayableEur)}`,
        ]
      : [
          `Kaufpreis ${eur(example.priceEur)}, Anzahlung ${eur(example.downPaymentEur)}`,
          `Gesamtkreditbetrag ${eur(example.totalCreditEur)}`,
          `${example.months} Monatsraten zu je ${eur(example.instalmentEur)}`,
          `Sollzinssatz fix ${percent(example.nominalInterestPercent)} p. a.`,
          `Effektivzinssatz ${percent(example.effectiveInterestPercent)} p. a.`,
          `Bearbeitungsgebühr ${eur(example.processingFeeEur)}`,
          ...(lease ? [`Vertragsgebühr ${eur(lease.contractFeeEur)}`, `Restwert ${eur(lease.residualEur)}`] : []),
          `zu zahlender Gesamtbetrag ${eur(example.totalPayableEur)}`,
        ];
  return `${parts.join(', ')}. ${warning.text}`;
}

function moneyIn(language: Language, amount: number): string {
  const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
  const number = `${formatNumber(Number(whole), language)}${language === 'en' ? '.' : ','}${cents}`;
  return language === 'en' ? `€${number}` : `€\u00a0${number}`;
}

function decimals(value: number, language: Language): string {
  const text = String(Math.round(value * 1_000) / 1_000);
  return language === 'en' ? text : text.replace('.', ',');
}
