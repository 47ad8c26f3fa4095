import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { href } from '#lib/routes/href.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { districtAddress } from '../district-address.ts';
import { inRegion } from '../place-words.ts';

interface Props {
  page: DistrictPage;
  place: string;
}

/** From a district to its whole state, and from a make in it to every make. */
export async function WiderLinks({ page: { region, district, make, offers }, place }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const { allMakes = null, region: inState = null } = offers?.wider ?? {};
  const where = inRegion(t, region);
  return (
    <p className="mt-4 flex flex-wrap gap-x-8 text-sm">
      {make && (
        <TextLink href={districtAddress(locale, { region, district })} iconAfter="arrow-right" className="min-h-11">
          {allMakes === null ? t('h1.area', { place }) : t('otherMakes.link', { count: allMakes, place })}
        </TextLink>
      )}
      {make && inState ? (
        <TextLink
          href={searchAddress(locale, { filters: { region: [region.slug], vehicles: [make.slug] } })}
          rel="nofollow"
          iconAfter="arrow-right"
          className="min-h-11"
        >
          {t('wholeRegion', { count: inState, make: make.name, place: where })}
        </TextLink>
      ) : (
        <TextLink
          href={href(locale, 'regionalRegion', { region: region.slug })}
          iconAfter="arrow-right"
          className="min-h-11"
        >
          {inState === null || make ? t('h1.area', { place: where }) : `${t('cars', { count: inState })} ${where}`}
        </TextLink>
      )}
    </p>
  );
}
