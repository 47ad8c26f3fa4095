import type { OfficeDealershipFacts } from '@kardan/contract/calls/operator/dealerships';
import type { PortalRestriction } from '@kardan/contract/calls/operator/restrictions';
import { ApiError } from '@kardan/contract/client/api-error';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { officeDealershipQuery } from '#domain/portal/dealerships.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { NotFoundPage } from '../../not-found/not-found-page.tsx';
import { AgreementsPanel, CarsPanel, FactsPanel, FeedsPanel } from './fact-panels.tsx';
import { GroupPanel } from './group-of-dealership.tsx';
import { HoldsPanel } from './holds-panel.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { OfficePeople } from './office-people.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';

/** What the portal knows of a dealership, and what it can do with it. */
export default function DealershipPage() {
  const { dealershipId = '' } = useParams({ strict: false });
  const dealership = useQuery(officeDealershipQuery(dealershipId));
  if (dealership.error instanceof ApiError && dealership.error.status === 404) return <NotFoundPage />;
  return (
    <Loaded query={dealership} skeleton={<PageSkeleton />}>
      {(facts) => <Facts facts={facts} />}
    </Loaded>
  );
}

function Facts({ facts }: { facts: OfficeDealershipFacts }) {
  const t = useTexts('portalDealers');
  const s = useTexts('shell');
  const [isRestricting, setRestricting] = useState(false);
  const [lifted, setLifted] = useState<PortalRestriction>();
  const { id, slug, name, legalName, postcode, place, state } = facts;
  return (
    <>
      <Breadcrumb
        label={t('path')}
        crumbs={[{ label: t('title'), href: portalPath('dealerships') }, { label: name }]}
      />
      <PageHead
        title={name}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Badge tone={state === 'suspended' ? 'alert' : 'tag'}>{s(`state.${state}`)}</Badge>
            {[legalName, `${postcode} ${place}`].join(' · ')}
          </span>
        }
        actions={
          <>
            <LinkButton href={dealershipPath(slug)} icon="eye">
              {t('look')}
            </LinkButton>
            <LinkButton href={`${portalPath('history')}?dealershipId=${id}`} icon="history">
              {t('record')}
            </LinkButton>
            {state !== 'closed' && state !== 'sandbox' && (
              <Button variant="danger" icon="scale" onClick={() => setRestricting(true)}>
                {t('restrict')}
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4">
          <HoldsPanel holds={facts.holds} notices={facts.notices} onLift={setLifted} />
          <OfficePeople people={facts.people} />
          <FeedsPanel facts={facts} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <CarsPanel facts={facts} />
          <FactsPanel facts={facts} />
          <GroupPanel dealership={facts} />
          <AgreementsPanel facts={facts} />
        </div>
      </div>
      {isRestricting && <RestrictDialog dealership={{ id, name, state }} onClose={() => setRestricting(false)} />}
      {lifted && <LiftDialog dealershipId={id} restriction={lifted} onClose={() => setLifted(undefined)} />}
    </>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-16" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
