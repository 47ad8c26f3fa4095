import { listingTag } from '@kardan/contract/cache-tags';
import type { InsuranceTax, NotCalculable } from '@kardan/contract/calls/listings/costs';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { ReactNode } from 'react';
import { api } from '#lib/api/api.ts';
import { type ApiFailure, apiFailure } from '#lib/api/api-failure.ts';
import { PageOutage } from '#lib/page/page-outage.tsx';
import type { Query } from '#lib/routes/query.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { FinanceHead } from '../finance-head.tsx';
import { loadCar } from '../load-financing.ts';
import { BonusMalus, Covers, WhatToBring } from './insurance-advice.tsx';
import { TaxForm } from './tax-form.tsx';
import { TaxResult } from './tax-result.tsx';
import { isTaxExample, readTaxValues } from './tax-values.ts';

interface Props {
  query: Query;
  /** The form that asks for an offer. */
  request: (car: ListingDetail | undefined) => ReactNode;
}

/** The insurance tax by law, what insurances cover, and what registration asks for. */
export async function AssurePage({ query, request }: Props) {
  const [t, car] = await Promise.all([texts('finance'), loadCar(query)]);
  const values = readTaxValues(query, car);
  const tax = await loadTax(values);
  if ('failed' in tax) return <PageOutage failure={tax} />;
  cachePage({ seconds: 60, staleSeconds: 300, tags: car ? [listingTag(car.id)] : [] });
  return (
    <>
      <FinanceHead crumb={t('assure.title')} title={t('assure.headline')} lead={t('assure.lead')} />
      <section aria-labelledby="steuer" className="page mt-6">
        <div className="grid rounded-md border border-line bg-surface lg:grid-cols-[380px_minmax(0,1fr)]">
          <div className="min-w-0 p-4.5 md:p-7">
            <h2 id="steuer" className="mb-4 text-lg">
              {t('tax.title')}
            </h2>
            <TaxForm values={values} carId={car?.id} />
          </div>
          <div className="min-w-0 border-line p-4.5 max-lg:border-t md:p-7 lg:border-l">
            <div className="max-w-140">
              {isTaxExample(query, car) && <p className="mb-3 text-sm text-text-2">{t('tax.example')}</p>}
              <TaxResult tax={tax} />
            </div>
          </div>
        </div>
      </section>
      <Covers />
      <div className="page mt-(--section) grid items-start gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div>
          <BonusMalus />
          <WhatToBring />
        </div>
        {request(car)}
      </div>
    </>
  );
}

async function loadTax(query: ReturnType<typeof readTaxValues>): Promise<InsuranceTax | NotCalculable | ApiFailure> {
  const client = await api();
  try {
    return await client.insuranceTax({ query });
  } catch (error) {
    return apiFailure(error);
  }
}
