import { dealershipTag } from '@kardan/contract/cache-tags';
import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import type { ReactNode } from 'react';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ContactFacts } from '../contact-facts.tsx';
import { DealershipFrame } from '../frame/dealership-frame.tsx';
import { contactAnchor } from '../frame/dealership-head.tsx';
import { HoursPanel } from '../hours-panel.tsx';
import { loadDetails } from '../load-details.ts';
import { loadStock } from '../load-stock.ts';
import { MakeContracts } from '../make-contracts.tsx';
import { DealershipData } from '../structured/dealership-data.tsx';
import { WayThere } from '../way-there.tsx';
import { CustomPagePanel } from './custom-page.tsx';
import { StockOverview } from './stock-overview.tsx';

interface Props {
  dealership: DealershipProfile;
  /** The form that writes to the dealership. */
  contact: ReactNode;
}

/** A dealership's own page: who it is, some of its cars, when it is open, how to reach it, what it has to say. */
export async function OverviewPage({ dealership, contact }: Props) {
  const [t, locale, details, stock] = await Promise.all([
    texts('dealership'),
    currentLocale(),
    loadDetails(dealership),
    loadStock(dealership),
  ]);
  cachePage({ seconds: 60, staleSeconds: 300, tags: [dealershipTag(dealership.id)] });
  const { name, description } = dealership;
  return (
    <DealershipFrame dealership={dealership} current="overview">
      <DealershipData dealership={dealership} holidays={details.holidays} />
      <div className="page grid grid-cols-1 gap-x-8 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-10 xl:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-9">
          {description && (
            <section aria-label={t('intro.title', { name })}>
              <p className="max-w-[68ch] text-lg text-text-2 [overflow-wrap:anywhere] whitespace-pre-line">
                {description}
              </p>
            </section>
          )}
          <StockOverview dealership={dealership} stock={stock} locale={locale} />
          <CustomPagePanel dealership={dealership} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-5">
          <ContactFacts dealership={dealership} />
          <HoursPanel dealership={dealership} holidays={details.holidays} />
          <MakeContracts dealership={dealership} />
        </div>
      </div>
      <div className="page mt-8 grid grid-cols-1 gap-5 lg:grid-cols-2">
        <div id={contactAnchor} className="min-w-0">
          {contact}
        </div>
        <WayThere dealership={dealership} />
      </div>
    </DealershipFrame>
  );
}
