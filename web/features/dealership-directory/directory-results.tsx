import type { DealershipSearchResponse } from '@kardan/contract/calls/dealerships/dealership-search';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Pagination } from '@kardan/ui/navigation/pagination.tsx';
import { DealershipCard } from '#domain/dealership/dealership-card.tsx';
import { PageSizes } from '#domain/search/page-sizes.tsx';
import { defaultPageSize, type PageSize } from '#domain/search/url/page-size.ts';
import type { DirectoryWords } from './directory-words.ts';
import { directoryAddress } from './url/directory-address.ts';
import type { DirectoryState } from './url/directory-state.ts';

interface Props {
  state: DirectoryState;
  answer: DealershipSearchResponse;
  words: DirectoryWords;
  headingLevel?: 2 | 3;
}

/** One page of dealerships, with the links to the other pages. */
export function DirectoryResults({ state, answer, words, headingLevel = 2 }: Props) {
  const { t, card, locale } = words;
  const number = (value: number) => formatNumber(value, locale);
  const first = (state.page - 1) * state.limit + 1;
  const last = first + answer.items.length - 1;
  const now = new Date(answer.asOf);
  const narrowed = state.view === 'map' && state.window !== undefined;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {/* Only the map has become closer. */}
      {narrowed && <Heading className="wide-sm mb-3 text-lg">{t('map.listOfAll', { count: answer.total })}</Heading>}
      <ol className="grid gap-3">
        {answer.items.map((dealership) => (
          <li key={dealership.id} className="min-w-0">
            <DealershipCard
              dealership={dealership}
              t={card}
              locale={locale}
              now={now}
              headingLevel={narrowed ? 3 : headingLevel}
            />
          </li>
        ))}
      </ol>
      <div className="mt-5">
        <Pagination
          page={state.page}
          lastPage={lastPageOf(answer.total, state.limit)}
          hrefOf={(page) => directoryAddress(locale, { ...state, page })}
          summary={t('pages.summary', { first: number(first), last: number(last), total: number(answer.total) })}
          labels={{
            nav: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page: number(page) }),
          }}
          formatNumber={number}
          followed={!directoryAddress(locale, { ...state, page: 1 }).includes('?')}
        />
        {answer.total > defaultPageSize && (
          <PageSizes
            limit={state.limit}
            hrefOf={(limit) => directoryAddress(locale, { ...state, limit, page: 1 })}
            label={t('pages.sizes')}
            unit={t('pages.size')}
          />
        )}
      </div>
    </>
  );
}

export function lastPageOf(total: number, limit: PageSize): number {
  return Math.max(Math.ceil(total / limit), 1);
}
