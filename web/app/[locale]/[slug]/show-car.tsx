import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import type { ReactNode } from 'react';
import { RecentlyViewed } from '#features/car-park/recently-viewed.tsx';
import { AskNearby } from '#features/contact/ask-nearby.tsx';
import { ContactCar } from '#features/contact/contact-car.tsx';
import { ReportListing } from '#features/contact/report/report-listing.tsx';
import { GonePage } from '#features/listing/gone-page.tsx';
import { ListingPage } from '#features/listing/listing-page.tsx';
import type { FoundListing } from '#features/listing/load-listing.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { PageOutage } from '#lib/page/page-outage.tsx';
import type { Query } from '#lib/routes/query.ts';

/** A car at whichever of its addresses, with everything that can be done with it. */
export function ShowCar({ found, query }: { found: FoundListing; query: Query }) {
  return (
    <IfThere found={found}>
      {(listing) => (
        <>
          <ListingPage
            listing={listing}
            query={query}
            contact={<ContactCar anchor="anfrage" listing={{ listingId: listing.id, dealer: listing.dealership }} />}
            nearby={
              <AskNearby
                reason={listing.state === 'sold' ? 'sold' : 'far'}
                wanted={{ listingId: listing.id }}
                make={listing.make}
              />
            }
            report={<ReportListing listingId={listing.id} />}
          />
          <RecentlyViewed except={listing.id} />
        </>
      )}
    </IfThere>
  );
}

interface IfThereProps {
  found: FoundListing;
  children: (listing: ListingDetail) => ReactNode;
}

/** The page of a car that can be seen; otherwise the one that says why it cannot. */
export function IfThere({ found, children }: IfThereProps) {
  if (found.kind === 'unknown') return <NotFound />;
  if (found.kind === 'failed') return <PageOutage failure={found.failure} />;
  if (found.kind === 'gone') {
    return (
      <GonePage
        former={found.former}
        askNearby={({ make }, filters) => <AskNearby reason="sold" wanted={{ filters }} make={make} />}
      />
    );
  }
  return children(found.listing);
}
