import type { FinanceOffer, LeasingOffer } from '@kardan/contract/calls/listings/credit-examples';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { formatAmount, formatNumber, formatPercent } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { choiceAddress, durationChoices, type PageChoices } from '../page-choices.ts';
import { Panel } from '../panel.tsx';

interface Props {
  finance: FinanceOffer | undefined;
  leasing: LeasingOffer | undefined;
  choices: PageChoices;
  /** The page's own path. */
  path: string;
}

/** A credit and a lease for this car, each with its representative example in the same place (§5 VKrG). */
export async function FinanceExamples({ finance, leasing, choices, path }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  return (
    <Panel id="finanzierung" title={t('finance.title')}>
      <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <span className="text-xs text-text-2">{t('finance.months')}</span>
        <Segmented
          label={t('finance.months')}
          segments={durationChoices.map((months) => ({
            href: choiceAddress(path, { ...choices, months }, 'finanzierung'),
            label: formatNumber(months, locale),
            current: months === choices.months,
          }))}
        />
      </div>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        {finance && <Example kind="credit" offer={finance} href={href(locale, 'portalFinance')} />}
        {leasing && <Example kind="lease" offer={leasing} href={href(locale, 'portalLease')} />}
      </div>
    </Panel>
  );
}

interface ExampleProps {
  kind: 'credit' | 'lease';
  offer: FinanceOffer | LeasingOffer;
  href: string;
}

async function Example({ kind, offer, href: more }: ExampleProps) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { example, conditions, warning } = offer;
  const eur = (amount: number) => formatAmount(amount, locale);
  return (
    <section aria-labelledby={`example-${kind}`}>
      <h3 id={`example-${kind}`}>{t(`finance.${kind}`)}</h3>
      <p className="wide mt-1 text-2xl leading-tight font-[660]">
        {eur(example.instalmentEur)}
        <span className="text-sm font-medium [font-stretch:100%]"> {t('finance.perMonth')}</span>
      </p>
      <h4 className="mt-3 text-sm font-semi">{t('finance.example')}</h4>
      <RowList
        rows={[
          { label: t('finance.price'), value: eur(example.priceEur) },
          { label: t('finance.downPayment'), value: eur(example.downPaymentEur) },
          { label: t('finance.totalCredit'), value: eur(example.totalCreditEur) },
          { label: t('finance.duration'), value: t('fact.months', { count: example.months }) },
          {
            label: t('finance.nominal'),
            value: t('finance.perYear', { rate: formatPercent(example.nominalInterestPercent, locale) }),
          },
          {
            label: t('finance.effective'),
            value: t('finance.perYear', { rate: formatPercent(example.effectiveInterestPercent, locale) }),
          },
          { label: t('finance.fee'), value: eur(example.processingFeeEur) },
          ...('residualEur' in example
            ? [
                { label: t('finance.contractFee'), value: eur(example.contractFeeEur) },
                { label: t('finance.residual'), value: eur(example.residualEur) },
              ]
            : []),
          // A lease's sum holds the down payment and the residual value, a credit's does not: who compares has to know.
          {
            label: t(kind === 'lease' ? 'finance.totalPayableLease' : 'finance.totalPayable'),
            value: eur(example.totalPayableEur),
            strong: true,
          },
        ]}
      />
      <p className="mt-2 flex items-start gap-2 text-sm font-medium">
        <Icon name="triangle-alert" className="mt-0.5" />
        {warning.text}
      </p>
      <p className="mt-2 text-xs text-text-3">
        {conditions.source.name}. {t('finance.noOffer')}{' '}
        <TextLink href={more} inline>
          {t('finance.more')}
        </TextLink>
      </p>
    </section>
  );
}
