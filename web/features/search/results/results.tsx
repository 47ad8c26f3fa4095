import type { SearchResponse } from '@kardan/contract/calls/search/search';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Pagination } from '@kardan/ui/navigation/pagination.tsx';
import { ListingCard } from '#domain/listing/listing-card.tsx';
import type { ListingTexts } from '#domain/listing/listing-texts.ts';
import { ListingTile } from '#domain/listing/listing-tile.tsx';
import { PageSizes } from '#domain/search/page-sizes.tsx';
import { listingAddress } from '#domain/search/url/listing-address.ts';
import { lastPageOf } from '#domain/search/url/page-number.ts';
import { defaultPageSize } from '#domain/search/url/page-size.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';

interface Props {
  state: SearchState;
  answer: SearchResponse;
  words: FilterWords;
  listingTexts: ListingTexts;
}

/** How many results are in sight when the page opens: their pictures are fetched first. */
const inSight = 2;

/** One page of cars as a list or a grid, with the links to the other pages. */
export function Results({ state, answer, words, listingTexts }: Props) {
  const { t, locale } = words;
  const grid = state.view === 'grid';
  const Result = grid ? ListingTile : ListingCard;
  const first = (state.page - 1) * state.limit + 1;
  const last = first + answer.items.length - 1;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <ol
        data-source={state.dealership ? 'dealer-page' : 'results'}
        className={grid ? 'grid gap-3.5 md:grid-cols-2 xl:grid-cols-3' : 'grid gap-3.5'}
      >
        {answer.items.map((car, index) => (
          <li key={car.id} className={grid ? 'result-item min-w-0' : 'result-item result-row min-w-0'}>
            <Result
              listing={car}
              t={listingTexts}
              locale={locale}
              priority={index < inSight}
              listingHref={listingAddress(locale, state, car)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <Pagination
          page={state.page}
          lastPage={lastPageOf(answer.total, state.limit)}
          hrefOf={(page) => searchAddress(locale, { ...state, page })}
          summary={t('pages.summary', { first: number(first), last: number(last), total: number(answer.total) })}
          labels={{
            nav: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page: number(page) }),
          }}
          formatNumber={number}
          followed={!searchAddress(locale, { ...state, page: 1 }).includes('?')}
        />
        {answer.total > defaultPageSize && (
          <PageSizes
            limit={state.limit}
            hrefOf={(limit) => searchAddress(locale, { ...state, limit, page: 1 })}
            label={t('pages.sizes')}
            unit={t('pages.size')}
          />
        )}
      </div>
    </>
  );
}
