import type { CarsBlock } from '@kardan/contract/calls/content/blocks';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { loadCars } from '#domain/content/load-cars.ts';
import { filtersBeyondSection } from '#domain/content/section-filters.ts';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

/** Cars on the market that follow from an article; nothing where there are none. */
export async function RelatedCars({ cars }: { cars: CarsBlock }) {
  const [found, locale, t] = await Promise.all([loadCars(cars), currentLocale(), texts('magazine')]);
  if (!found || found.items.length === 0) return null;
  const { title, section, sort } = cars;
  const all = searchAddress(locale, { section: section ?? undefined, filters: filtersBeyondSection(cars), sort });
  return (
    <div className="print:hidden">
      <Block
        title={t('carsNow')}
        note={title}
        more={{ href: all, label: t('cars.all', { count: formatNumber(found.total, locale) }), rel: 'nofollow' }}
      >
        <ListingRow listings={found.items} />
      </Block>
    </div>
  );
}
