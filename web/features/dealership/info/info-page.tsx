import { dealershipTag } from '@kardan/contract/cache-tags';
import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { cachePage } from '#lib/server/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { ContactFacts } from '../contact-facts.tsx';
import { DealershipFrame } from '../frame/dealership-frame.tsx';
import { HoursPanel } from '../hours-panel.tsx';
import { loadDetails } from '../load-details.ts';
import { MakeContracts } from '../make-contracts.tsx';
import { Panel } from '../panel.tsx';
import { DealershipData } from '../structured/dealership-data.tsx';
import { WayThere } from '../way-there.tsx';
import { LegalData } from './legal-data.tsx';
import { Services } from './services.tsx';
import { Showroom } from './showroom.tsx';
import { Team } from './team.tsx';

interface Props {
  dealership: DealershipProfile;
  /** The form that writes to the dealership. */
  contact: ReactNode;
}

/** Everything one wants to know before going there. */
export async function InfoPage({ dealership, contact }: Props) {
  const [t, details] = await Promise.all([texts('dealership'), loadDetails(dealership)]);
  cachePage({ seconds: 300, staleSeconds: 60, tags: [dealershipTag(dealership.id)] });
  const { name } = dealership;
  return (
    <DealershipFrame dealership={dealership} current="info" crumbs={[{ label: t('tabs.info') }]}>
      <DealershipData dealership={dealership} holidays={details.holidays} />
      <div className="page pt-6">
        <h1 className="text-2xl">{t('title.info', { name })}</h1>
        <div className="mt-5 grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-10 xl:grid-cols-[minmax(0,1fr)_372px]">
          {/* First on phones: most who come here want to know when somebody is there. */}
          <div className="grid min-w-0 grid-cols-1 content-start gap-y-5 lg:col-start-2 lg:row-start-1">
            <HoursPanel dealership={dealership} holidays={details.holidays} />
            <ContactFacts dealership={dealership} />
            <MakeContracts dealership={dealership} />
            {details.servedDistricts.length > 0 && (
              <Panel title={t('districts.title')}>
                <p className="text-sm text-text-2">{t('districts.text', { name })}</p>
                <p className="mt-2 text-sm">
                  {details.servedDistricts.map((district) => district.name).join(factSeparator)}
                </p>
              </Panel>
            )}
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-y-5 lg:col-start-1 lg:row-start-1">
            <Team team={details.team} />
            <Services dealership={dealership} />
            <Showroom dealership={dealership} />
            <WayThere dealership={dealership} />
            {contact}
            <LegalData dealership={dealership} legal={details.legal} />
          </div>
        </div>
      </div>
    </DealershipFrame>
  );
}
