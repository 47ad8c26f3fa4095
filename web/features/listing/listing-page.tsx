import { dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import { equipmentLabels } from '@kardan/contract/equipment-labels';
import type { ListingDetail } from '@kardan/contract/listings';
import { optionLabels } from '@kardan/contract/reference-labels';
import { currentLocale } from '#lib/current-locale.ts';
import { formatMileage, formatMonth, formatPower, formatPrice } from '#lib/format.ts';
import { cachePage } from '#lib/http/exchange.ts';
import { texts } from '#lib/texts/texts.ts';
import { Gallery } from '#ui/car/gallery/gallery.tsx';
import { Plate } from '#ui/car/plate.tsx';
import { Price } from '#ui/car/price.tsx';
import { SpecList } from '#ui/content/spec-list.tsx';
import { RememberViewed } from './remember-viewed.tsx';

/** A car with its pictures, its facts and who sells it. */
export async function ListingPage({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('listing')]);
  cachePage({ seconds: 300, staleSeconds: 60, tags: [listingTag(listing.id), dealershipTag(listing.dealership.id)] });
  const labels = optionLabels[locale];
  const { plateCode } = listing.place.district;
  return (
    <article className="page py-6">
      <RememberViewed
        car={{
          id: listing.id,
          slug: listing.slug,
          title: `${listing.make.name} ${listing.model.name}`,
          priceEur: listing.priceEur,
          image: listing.images[0]?.contentHash ?? null,
        }}
      />
      <h1>{listing.title}</h1>
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          {listing.images.length > 0 && (
            <Gallery
              label={t('page.pictures')}
              pictures={listing.images.map(({ contentHash }, index) => ({
                hash: contentHash,
                alt: t('page.picture', { title: listing.title, number: index + 1 }),
              }))}
              sizes="(width >= 1024px) 900px, 100vw"
              labels={{ previous: t('page.previous'), next: t('page.next'), position: t('page.position') }}
              thumbnails
            />
          )}
          <h2 className="mt-8 mb-3">{t('page.facts')}</h2>
          <SpecList
            specs={[
              {
                label: t('fact.firstRegistration'),
                value: listing.firstRegistration ? formatMonth(listing.firstRegistration) : t('fact.unregistered'),
              },
              { label: t('fact.mileage'), value: formatMileage(listing.mileageKm, locale) },
              { label: t('fact.power'), value: formatPower(listing.powerKw, listing.powerPs, locale) },
              { label: t('fact.fuel'), value: labels.fuel[listing.fuel] },
              { label: t('fact.gearbox'), value: labels.gearbox[listing.gearbox] },
              { label: t('fact.body'), value: labels.body[listing.body] },
            ]}
          />
          {listing.equipment.length > 0 && (
            <>
              <h2 className="mt-8 mb-3">{t('page.equipment')}</h2>
              <ul className="gap-x-8 text-sm text-text-2 md:columns-3">
                {listing.equipment.map((key) => (
                  <li key={key} className="py-1">
                    {equipmentLabels[locale][key]}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className="mt-8 max-w-[70ch] whitespace-pre-line text-text-2">{listing.description}</p>
        </div>
        <aside className="h-fit rounded-md max-lg:order-first border border-line bg-surface p-5">
          <Price size="xl">{formatPrice(listing.priceEur, locale)}</Price>
          <p className="mt-4 font-semi">{listing.dealership.name}</p>
          <p className="mt-1 flex items-center gap-2 text-sm text-text-2">
            {plateCode && <Plate code={plateCode} label={t('card.plate', { code: plateCode })} />}
            {listing.dealership.street}, {listing.dealership.postcode} {listing.dealership.city}
          </p>
        </aside>
      </div>
    </article>
  );
}
