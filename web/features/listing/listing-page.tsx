import { creditTag, dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { sourceMarks } from '@kardan/contract/site-paths';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import type { ReactNode } from 'react';
import { listingName } from '#domain/listing/listing-name.ts';
import { newCarFromDetail } from '#domain/saved-cars/new-car.ts';
import { site } from '#lib/config/site.ts';
import { href } from '#lib/routes/href.ts';
import type { Query } from '#lib/routes/query.ts';
import { cachePage, requestedPath } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { ListingActions } from './actions/listing-actions.tsx';
import { RememberViewed } from './actions/remember-viewed.tsx';
import { FinanceExamples } from './costs/finance-examples.tsx';
import { MonthlyCosts } from './costs/monthly-costs.tsx';
import { listingCrumbs } from './crumbs.ts';
import { AllData } from './data/all-data.tsx';
import { Battery } from './data/battery.tsx';
import { Description } from './data/description.tsx';
import { EquipmentList } from './data/equipment-list.tsx';
import { Inspection } from './data/inspection.tsx';
import { DealerCard } from './dealer/dealer-card.tsx';
import { GalleryBlock } from './gallery/gallery-block.tsx';
import { BuyBox } from './head/buy-box.tsx';
import { ContactBar } from './head/contact-bar.tsx';
import { DealerLine } from './head/dealer-line.tsx';
import { KeyFacts } from './head/key-facts.tsx';
import { TitleBlock } from './head/title-block.tsx';
import { loadRelated } from './load-related.ts';
import { readChoices } from './page-choices.ts';
import { PriceExplained } from './price/price-explained.tsx';
import { PriceHistory } from './price/price-history.tsx';
import { SafetyTips } from './safety-tips.tsx';
import { SimilarCars } from './similar/similar-cars.tsx';
import { ListingData } from './structured/listing-data.tsx';

interface Props {
  listing: ListingDetail;
  query: Query;
  /** The form that writes to the dealer. */
  contact: ReactNode;
  /** The form that asks dealers near the visitor for a car like it. */
  nearby: ReactNode;
  /** The way to report the listing to the operator. */
  report: ReactNode;
}

/** A car with its pictures, its price explained, its facts and who sells it. */
export async function ListingPage({ listing, query, contact, nearby, report }: Props) {
  const choices = readChoices(query);
  const [locale, t, common, { SITE_ORIGIN }, related] = await Promise.all([
    currentLocale(),
    texts('car'),
    texts('common'),
    site(),
    loadRelated(listing, choices),
  ]);
  const { rating, costs, financing } = related;
  // Those it is compared with too: a page must not go on showing what was taken down.
  const shown = [listing.id, ...(rating?.comparables ?? []).map(({ id }) => id)];
  const tags = [...shown.map(listingTag), dealershipTag(listing.dealership.id), ...(financing ? [creditTag] : [])];
  cachePage({ seconds: 300, staleSeconds: 60, tags });
  const sold = listing.state === 'sold';
  const path = requestedPath();
  const crumbs = listingCrumbs(listing, optionLabels[locale].category[listing.category], locale);
  const narrowest = crumbs.at(-1);
  const similar = (
    <SimilarCars
      cars={related.similar}
      moreHref={narrowest?.href ?? href(locale, 'home')}
      moreLabel={crumbs.length > 2 ? listingName(listing) : listing.make.name}
    />
  );
  return (
    <article className="group/car pb-6">
      <ListingData listing={listing} crumbs={crumbs} />
      <RememberViewed car={newCarFromDetail(listing)} />
      <div className="page py-3 print:hidden">
        <Breadcrumb
          label={common('breadcrumb.label')}
          crumbs={[
            { label: common('breadcrumb.home'), href: href(locale, 'home') },
            ...crumbs,
            { label: t('crumb', { number: String(listing.id) }) },
          ]}
        />
      </div>
      <div className="page grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_368px] lg:grid-rows-[auto_auto_1fr] xl:gap-x-10 xl:grid-cols-[minmax(0,1fr)_384px]">
        <div className="min-w-0 max-md:-mx-(--gutter) lg:col-start-1 lg:row-start-2">
          <GalleryBlock listing={listing} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <TitleBlock listing={listing} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <div className="grid grid-cols-1 gap-3 lg:sticky lg:top-21">
            <BuyBox
              listing={listing}
              rating={rating}
              costs={costs}
              financed={financing !== undefined}
              actions={
                <ListingActions
                  car={newCarFromDetail(listing)}
                  url={SITE_ORIGIN + href(locale, 'singleOffer', { slug: listing.slug }) + sourceMarks.share}
                  printHref={href(locale, 'exposePrint', { id: String(listing.id) })}
                  labels={{
                    label: t('actions.label'),
                    park: t('actions.park'),
                    parked: t('actions.parked'),
                    compare: t('actions.compare'),
                    compared: t('actions.compared'),
                    share: t('actions.share'),
                    copied: t('actions.copied'),
                    print: t('actions.print'),
                  }}
                />
              }
            />
            <DealerLine listing={listing} />
            {report}
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-y-10 pt-4 lg:col-start-1 lg:row-start-3">
          {sold && similar}
          {sold && nearby}
          <KeyFacts listing={listing} />
          {rating && <PriceExplained listing={listing} rating={rating} />}
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <div className="grid grid-cols-1 gap-5">
              <PriceHistory listing={listing} />
              <Inspection listing={listing} inspection={costs?.inspection} />
            </div>
            {costs && <MonthlyCosts costs={costs} fuel={listing.fuel} choices={choices} path={path} />}
          </div>
          {financing && <FinanceExamples listing={listing} financing={financing} choices={choices} path={path} />}
          <Battery listing={listing} />
          <AllData listing={listing} />
          <EquipmentList listing={listing} />
          <Description listing={listing} />
          {!sold && <div id="anfrage">{contact}</div>}
          <DealerCard listing={listing} />
          {!sold && nearby}
          <SafetyTips />
        </div>
      </div>
      {!sold && <div className="page mt-(--section)">{similar}</div>}
      {!sold && <ContactBar listing={listing} rating={rating} />}
    </article>
  );
}
