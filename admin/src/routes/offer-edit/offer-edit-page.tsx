import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { type CarId, listingCheckQuery, ownListingQuery, priceAdviceQuery } from '#domain/listing/own-listing.ts';
import { PicturesTab } from '#features/pictures/pictures-tab.tsx';
import { Loaded } from '#lib/api/loaded.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { StateNotice } from '../state-notice.tsx';
import { CardPreview } from './check/card-preview.tsx';
import { CheckBar, CheckPanel } from './check/check-panel.tsx';
import { Visibility } from './check/visibility.tsx';
import { DataTab } from './data/data-tab.tsx';
import { FeedNote } from './feed/feed-note.tsx';
import { CarHead, EditBar } from './head/car-head.tsx';
import { Conflict } from './head/conflict.tsx';
import { TabLinks } from './head/tab-links.tsx';
import { useCarActs } from './head/use-car-acts.ts';
import { usePublish } from './head/use-publish.ts';
import { useTabNotes } from './head/use-tab-notes.ts';
import { HistoryTab } from './past/history-tab.tsx';
import { PerformanceTab } from './past/performance-tab.tsx';
import { PriceTab } from './price/price-tab.tsx';
import { EditorProvider, useEditor, useNewEditor } from './saving/use-editor.ts';
import { readTab } from './tabs.ts';
import { TextTab } from './text/text-tab.tsx';

/** One car: its data, pictures, price, text, figures and past, saved by itself and put online by one press. */
export default function OfferEditPage() {
  const { offerId = '' } = useParams({ strict: false });
  return /^[1-9]\d{0,14}$/.test(offerId) ? <CarPage key={offerId} offerId={offerId} /> : <NotFoundPage />;
}

function CarPage({ offerId }: { offerId: string }) {
  const { slug } = useDealership();
  const id = { dealershipId: slug, listingId: offerId };
  const car = useQuery(ownListingQuery(id));
  return (
    <Loaded query={car} skeleton={<PageSkeleton />}>
      {(data) => <CarEditor id={id} car={data} />}
    </Loaded>
  );
}

function CarEditor({ id, car }: { id: CarId; car: OwnListing }) {
  const dealership = useDealership();
  return (
    <EditorProvider value={useNewEditor(id, car, !isChangeable(dealership))}>
      <StateNotice />
      <EditorPage />
    </EditorProvider>
  );
}

function EditorPage() {
  const { id, car } = useEditor();
  const tab = readTab(useSearch({ strict: false }));
  const check = useQuery(listingCheckQuery(id)).data;
  const advice = useQuery({ ...priceAdviceQuery(id, null), enabled: car.fields.priceEur !== null }).data;
  const [isAskingWhy, setAskingWhy] = useState(false);
  const acts = useCarActs();
  const publishing = usePublish();
  const head = { acts, publishing, isQuiet: tab === 'price', onWhy: () => setAskingWhy(true) };
  const isWide = tab === 'price' || tab === 'pictures';
  return (
    <div className="max-lg:pb-18">
      <CarHead {...head} advice={advice} />
      <TabLinks current={tab} notes={useTabNotes(check, advice)} />
      <Conflict />
      <FeedNote />
      {check && !isWide && <CheckBar check={check} />}
      <div
        inert={acts.isDiscarding}
        className={isWide ? '' : 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_308px]'}
      >
        <div id="tab-panel" tabIndex={-1} className="min-w-0 outline-none">
          {tab === 'data' && <DataTab check={check} />}
          {tab === 'pictures' && <PicturesTab dealershipId={car.dealershipId} listingId={car.id} />}
          {tab === 'price' && <PriceTab />}
          {tab === 'text' && <TextTab check={check} />}
          {tab === 'performance' && <PerformanceTab />}
          {tab === 'history' && <HistoryTab />}
        </div>
        {!isWide && (
          <aside className="grid min-w-0 gap-4">
            {check && <CheckPanel check={check} />}
            <CardPreview advice={advice} />
          </aside>
        )}
      </div>
      <EditBar {...head} />
      {isAskingWhy && <Visibility acts={acts} publishing={publishing} onClose={() => setAskingWhy(false)} />}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-17 w-96 max-w-full" />
      <Skeleton className="h-14" />
      <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_308px]">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}
