import type { FinancingComparison } from '@kardan/contract/calls/listings/financing-comparison';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatNumber, formatPrice } from '@kardan/ui/formats/format.ts';
import { Segmented } from '@kardan/ui/navigation/segmented.tsx';
import { carAddress } from '#domain/finance/car-address.ts';
import { type CreditOffer, RepresentativeExample } from '#domain/finance/representative-example.tsx';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { choiceAddress, durationChoices, type PageChoices } from '../page-choices.ts';
import { Panel } from '../panel.tsx';

interface Props {
  listing: ListingDetail;
  financing: FinancingComparison;
  choices: PageChoices;
  /** The page's own path. */
  path: string;
}

/** A credit and a lease for this car, each with its representative example in the same place (§5 VKrG). */
export async function FinanceExamples({ listing: { id, priceEur, novaIncluded }, financing, choices, path }: Props) {
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
      {!novaIncluded && (
        <p className="mb-5 text-sm text-text-2">{t('finance.plusNova', { price: formatPrice(priceEur, locale) })}</p>
      )}
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Example kind="credit" offer={financing.credit} moreHref={carAddress(locale, 'portalFinance', id)} />
        <Example kind="lease" offer={financing.leasing} moreHref={carAddress(locale, 'portalLease', id)} />
      </div>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden *:py-1">
        <TextLink href={carAddress(locale, 'finances', id)} icon="scale" rel="nofollow">
          {t('finance.compare')}
        </TextLink>
        <TextLink href={carAddress(locale, 'portalAssure', id)} icon="shield-check" rel="nofollow">
          {t('finance.insurance')}
        </TextLink>
      </p>
    </Panel>
  );
}

interface ExampleProps {
  kind: 'credit' | 'lease';
  offer: CreditOffer;
  moreHref: string;
}

async function Example({ kind, offer, moreHref }: ExampleProps) {
  const t = await texts('car');
  return (
    <section aria-labelledby={`example-${kind}`}>
      <h3 id={`example-${kind}`}>{t(`finance.${kind}`)}</h3>
      <RepresentativeExample offer={offer} />
      <TextLink href={moreHref} rel="nofollow" className="mt-2 text-sm">
        {t(`finance.more.${kind}`)}
      </TextLink>
    </section>
  );
}
