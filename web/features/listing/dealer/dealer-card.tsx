import type { ListingDetail } from '@kardan/contract/calls/listings/listings';
import { optionLabels } from '@kardan/contract/labels/reference';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { RowList } from '@kardan/ui/content/spec-list.tsx';
import { DealershipLogo } from '#domain/dealership/dealership-logo.tsx';
import { OpeningHoursTable } from '#domain/dealership/opening-hours-table.tsx';
import { OpeningNow } from '#domain/dealership/opening-now.tsx';
import { PlaceMap } from '#domain/map/place/place-map.tsx';
import { Plate } from '#domain/map/plate.tsx';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { PhoneNumber } from '../actions/phone-number.tsx';
import { Panel } from '../panel.tsx';

/** Who sells the car, where and when one can go there. Of a sold car nobody needs to be called. */
export async function DealerCard({ listing }: { listing: ListingDetail }) {
  const [locale, t] = await Promise.all([currentLocale(), texts('car')]);
  const { dealership: dealer, place } = listing;
  const labels = optionLabels[locale];
  const { plateCode } = place.district;
  const page = href(locale, 'dealership', { slug: dealer.slug });
  const weekdayNames = weekdays.map((weekday) => t(`weekday.${weekday}`));
  return (
    <Panel id="haendler" title={t('dealer.title')}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div>
          <div className="flex items-center gap-3.5">
            <DealershipLogo {...dealer} />
            <div className="min-w-0">
              <h3 className="[overflow-wrap:anywhere]">
                <TextLink href={page} className="text-text!">
                  {dealer.name}
                </TextLink>
              </h3>
              <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-text-2">
                {plateCode && <Plate code={plateCode} label={t('plate', { code: plateCode })} />}
                {dealer.street}, {dealer.postcode} {dealer.city}
              </p>
            </div>
          </div>
          {dealer.openingHours.length > 0 && (
            <div className="mt-3.5">
              <OpeningNow
                hours={dealer.openingHours}
                specialDays={dealer.specialDays}
                weekdays={weekdayNames}
                labels={{
                  open: t('dealer.open'),
                  opensAt: t('dealer.opensAt'),
                  opensToday: t('dealer.opensToday'),
                  opensTomorrow: t('dealer.opensTomorrow'),
                  closed: t('dealer.closed'),
                  holiday: t('dealer.holiday'),
                }}
              />
            </div>
          )}
          <div className="mt-3">
            <RowList
              rows={[
                ...(dealer.languages.length > 0
                  ? [{ label: t('dealer.languages'), value: named(dealer.languages, labels.language) }]
                  : []),
                ...(dealer.services.length > 0
                  ? [{ label: t('dealer.services'), value: named(dealer.services, labels.service) }]
                  : []),
                ...(dealer.website
                  ? [
                      {
                        label: t('dealer.website'),
                        value: (
                          <span data-counts="website" data-counts-listing={listing.id}>
                            <TextLink href={dealer.website} target="_blank" rel="noopener nofollow" inline>
                              {withoutProtocol(dealer.website)}
                            </TextLink>
                          </span>
                        ),
                      },
                    ]
                  : []),
                {
                  label: t('dealer.stock'),
                  value: (
                    <TextLink href={href(locale, 'dealershipListSearch', { slug: dealer.slug })} inline>
                      {t('dealer.allCars')}
                    </TextLink>
                  ),
                },
              ]}
            />
          </div>
          {dealer.phone && listing.state !== 'sold' && (
            <div className="mt-3 print:hidden">
              <PhoneNumber listingId={listing.id} phone={dealer.phone} label={t('contact.showPhone')} />
            </div>
          )}
        </div>
        {dealer.openingHours.length > 0 && (
          <section aria-labelledby="oeffnungszeiten">
            <h3 id="oeffnungszeiten" className="mb-1.5 text-md">
              {t('dealer.hours')}
            </h3>
            <OpeningHoursTable
              hours={dealer.openingHours}
              weekdays={weekdayNames}
              closedLabel={t('dealer.closedDay')}
            />
          </section>
        )}
      </div>
      <div
        data-counts="directions"
        data-counts-listing={listing.id}
        className="mt-5 border-t border-line pt-5 print:hidden"
      >
        <PlaceMap
          latitude={place.latitude}
          longitude={place.longitude}
          region={place.region.slug}
          name={dealer.name}
          address={`${dealer.street}, ${dealer.postcode} ${dealer.city}`}
          label={t('dealer.map', { city: place.city, region: place.region.name })}
          toMap={t('dealer.toMap')}
          toRoute={t('dealer.toRoute')}
        />
      </div>
    </Panel>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Words of a closed set by their names; a word that has none stands for itself. */
function named(words: readonly string[], labels: Record<string, string>): string {
  return words.map((word) => labels[word] ?? word).join(', ');
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
