import type { DistrictPage } from '@kardan/contract/calls/regions/regional';
import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';

const shown = 24;
const radiusKm = 30;

type Place = Pick<DistrictPage['places'][number], 'id' | 'name' | 'postcode'>;

interface Props {
  places: readonly Place[];
  /** The make, if the page is about one. */
  filters: SearchFilters;
}

/** Places of a district or a state, each leading to the cars around it. */
export async function Places({ places, filters }: Props) {
  // A part of Vienna is one place, and the page is about it already.
  if (places.length < 2) return null;
  const [locale, t] = await Promise.all([currentLocale(), texts('regional')]);
  const list = (part: readonly Place[]) => (
    <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 lg:grid-cols-6">
      {part.map(({ id, name, postcode }) => (
        <li key={id} className="min-w-0 border-b border-line">
          <Link
            href={searchAddress(locale, { filters: { ...filters, place: { postcode, radiusKm } } })}
            rel="nofollow"
            className="flex min-h-11 items-center gap-2 text-sm hover:text-accent-text pointer-fine:min-h-9"
          >
            <span className="text-text-3">{postcode}</span>
            <span className="truncate">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  const rest = places.slice(shown);
  return (
    <Block title={t('places.title')} note={t('places.note', { radius: radiusKm })}>
      {list(places.slice(0, shown))}
      {rest.length > 0 && (
        <details className="smooth-details mt-2">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium text-accent-text hover:underline hover:underline-offset-3 pointer-coarse:min-h-11">
            {t('places.more', { count: rest.length })}
          </summary>
          {list(rest)}
        </details>
      )}
    </Block>
  );
}
