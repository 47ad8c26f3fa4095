import { creditTag, listingTag } from '@kardan/contract/cache-tags';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { formatPrice } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { carAddress } from '#domain/finance/car-address.ts';
import { RepresentativeExample } from '#domain/finance/representative-example.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { FinanceHead } from '../finance-head.tsx';
import { FinanceForm } from '../form/finance-form.tsx';
import { LegalNote } from '../legal-note.tsx';
import { type Financing, loadFinancing } from '../load-financing.ts';
import { Advice } from './advice.tsx';
import { CarsInBudget } from './cars-in-budget.tsx';

interface Props {
  way: 'credit' | 'leasing';
  query: Query;
  /** The form that asks for an offer. */
  request: (financing: Financing) => ReactNode;
}

/** One way to pay in depth: its example for the address's values, what to look out for, and cars within the budget. */
export async function WayPage({ way, query, request }: Props) {
  const [locale, t, financing] = await Promise.all([currentLocale(), texts('finance'), loadFinancing(query)]);
  if (financing.failed) return <PageOutage failure={financing} />;
  const { comparison, car } = financing;
  cachePage({ seconds: 60, staleSeconds: 300, tags: [creditTag, ...(car ? [listingTag(car.id)] : [])] });
  const eur = (amount: number) => formatPrice(amount, locale);
  const { paidEur } = comparison.totals[way];
  return (
    <>
      <FinanceHead crumb={t(`${way}.title`)} title={t(`${way}.headline`)} lead={t(`${way}.lead`)} />
      <div className="page mt-6">
        <div className="grid rounded-md border border-line bg-surface lg:grid-cols-[380px_minmax(0,1fr)]">
          <div className="min-w-0 p-4.5 md:p-7">
            <FinanceForm route={way === 'credit' ? 'portalFinance' : 'portalLease'} financing={financing} />
          </div>
          <section aria-labelledby="beispiel" className="min-w-0 border-line p-4.5 max-lg:border-t md:p-7 lg:border-l">
            <h2 id="beispiel" className="text-lg">
              {t(`way.${way}`)}
            </h2>
            <div className="max-w-140">
              <RepresentativeExample offer={comparison[way]} />
            </div>
            <p role="status" className="mt-4 max-w-[60ch] border-l-3 border-accent bg-surface-2 px-3.5 py-3 text-sm">
              {t(`sum.${way}`, {
                count: comparison.months,
                paid: eur(paidEur),
                cost: eur(paidEur - comparison.priceEur),
                residual: eur(comparison.residual.eur),
              })}
            </p>
            <TextLink
              href={car ? carAddress(locale, 'finances', car.id) : href(locale, 'finances')}
              icon="scale"
              className="mt-3 min-h-9 text-sm pointer-coarse:min-h-11"
            >
              {t('toCompare')}
            </TextLink>
          </section>
        </div>
      </div>
      <div className="page mt-(--section) grid items-start gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div>
          <Advice way={way} />
          <LegalNote />
          <TextLink href={href(locale, 'magazine')} icon="newspaper" className="mt-4">
            {t('toMagazine')}
          </TextLink>
        </div>
        {request(financing)}
      </div>
      <CarsInBudget priceEur={comparison.priceEur} />
    </>
  );
}
