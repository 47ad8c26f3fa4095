import type { PortalCar } from '@kardan/contract/calls/operator/findings';
import { stockStateLabels } from '@kardan/contract/labels/stock';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { Table } from '@kardan/ui/content/table.tsx';
import { factSeparator, formatInstant, formatMileage, formatMonth, formatPrice } from '@kardan/ui/formats/format.ts';
import { useState } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { findingsKey } from '#domain/portal/findings.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { portalListingsKey } from '#domain/portal/portal-listings.ts';
import { BlockListing } from '#features/moderation/block-listing.tsx';
import { UnblockListing } from '#features/moderation/unblock-listing.tsx';
import { Thumbnail } from '#lib/page/thumbnail.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { PortalCarActs } from './portal-car-acts.tsx';

const stale = [portalListingsKey, findingsKey];

/** Cars with whose they are and how they stand; blocking and unblocking each. */
export function PortalCars({ cars }: { cars: readonly PortalCar[] }) {
  const t = useTexts('portalListings');
  const locale = useLocale();
  const [blocking, setBlocking] = useState<PortalCar>();
  const [unblocking, setUnblocking] = useState<PortalCar>();
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-1 md:p-2.5">
      <Table
        caption={t('caption')}
        rows={cars}
        keyOf={({ id }) => id}
        columns={[
          { id: 'car', header: t('car'), main: true, cell: (car) => <Car car={car} /> },
          {
            id: 'dealership',
            header: t('dealership'),
            cell: ({ dealership }) => (
              <Link
                href={portalPath('dealerships', String(dealership.id))}
                className="inline-flex min-h-11 items-center underline-offset-3 hover:underline md:min-h-0"
              >
                {dealership.name}, {dealership.place}
              </Link>
            ),
          },
          {
            id: 'state',
            header: t('state'),
            cell: ({ state }) => (
              <Badge tone={state === 'blocked' ? 'alert' : state === 'active' ? 'accent' : 'tag'}>
                {stockStateLabels[locale][state]}
              </Badge>
            ),
          },
          { id: 'price', header: t('price'), numeric: true, cell: ({ priceEur }) => formatPrice(priceEur, locale) },
          { id: 'changed', header: t('changed'), cell: ({ changedAt }) => formatInstant(changedAt, locale) },
          {
            id: 'acts',
            header: t('acts'),
            cell: (car) => (
              <PortalCarActs car={car} onBlock={() => setBlocking(car)} onUnblock={() => setUnblocking(car)} />
            ),
          },
        ]}
      />
      {blocking && <BlockListing car={blocking} foundBy="own" stale={stale} onClose={() => setBlocking(undefined)} />}
      {unblocking && (
        <UnblockListing listingId={unblocking.id} stale={stale} onClose={() => setUnblocking(undefined)} />
      )}
    </div>
  );
}

function Car({ car }: { car: PortalCar }) {
  const t = useTexts('portalListings');
  const locale = useLocale();
  const facts = [
    car.firstRegistration && t('registered', { month: formatMonth(car.firstRegistration) }),
    formatMileage(car.mileageKm, locale),
    t('number', { number: car.externalId ?? car.id }),
    car.vin && t('vin', { vin: car.vin }),
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3 py-1">
      <Thumbnail image={car.image} className="w-20 xl:w-16" />
      <span className="min-w-0">
        <Link
          href={dealershipPath(car.dealership.slug, `offers/${car.id}/edit`)}
          className="font-semi underline-offset-3 [overflow-wrap:anywhere] hover:underline"
        >
          {car.title}
        </Link>
        <span className="mt-0.5 block text-xs text-text-2 [overflow-wrap:anywhere]">{facts.join(factSeparator)}</span>
        {car.blockedReason && (
          <span className="mt-0.5 block text-xs text-alert [overflow-wrap:anywhere]">
            {t('blockedBecause', { reason: car.blockedReason })}
          </span>
        )}
      </span>
    </div>
  );
}
