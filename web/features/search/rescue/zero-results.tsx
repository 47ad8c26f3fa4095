import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { ListingCard } from '#domain/listing/listing-card.tsx';
import type { ListingTexts } from '#domain/listing/listing-texts.ts';
import { AgentOffer } from '#domain/search/agent-offer.tsx';
import { filtersInScope } from '#domain/search/filters/filters-in-scope.ts';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { listingAddress } from '#domain/search/url/listing-address.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import type { SearchState } from '#domain/search/url/search-state.ts';
import type { FilterWords } from '#domain/search/words/filter-words.ts';
import { api } from '#lib/api/api.ts';
import { apiFailure } from '#lib/api/api-failure.ts';
import type { AskNearby } from '../ask-nearby.ts';
import { SearchOutage } from '../search-outage.tsx';
import { rescueIntro } from './rescue-intro.ts';
import { deviationWords } from './rescue-words.ts';
import { SearchRescueOption } from './search-rescue-option.tsx';

interface Props {
  state: SearchState;
  words: FilterWords;
  listingTexts: ListingTexts;
  askNearby?: AskNearby | undefined;
}

/** When nothing fits: counted changes that lead to cars that almost do, the search agent, and the cars that come closest. */
export async function ZeroResults({ state, words, listingTexts, askNearby }: Props) {
  const { t, locale } = words;
  const client = await api();
  const rescue = await client
    .searchRescue({ body: { ...filtersInScope(state), ...(state.dealership && { keep: ['dealership'] }) } })
    .catch(apiFailure);
  if ('failed' in rescue) return <SearchOutage failure={rescue} />;
  const intro = rescueIntro(rescue.ways);
  return (
    <section className="mt-5">
      <h2 className="max-w-[24ch]">{t(intro.title)}</h2>
      <p className="mt-2 mb-5 text-text-2">{t(intro.text)}</p>
      {rescue.ways.length > 0 && (
        <ul className="mb-2.5 grid gap-2.5 md:grid-cols-2">
          {rescue.ways.map((way) => (
            <li key={JSON.stringify(way.changes)}>
              <SearchRescueOption way={way} state={state} words={words} />
            </li>
          ))}
        </ul>
      )}
      <AgentOffer
        title={t('zero.wait')}
        text={t('zero.waitText')}
        href={carrySearch(locale, 'searchAgent', state)}
        label={t('agent')}
      />
      {askNearby && !state.dealership && (
        <div className="mt-2.5">{askNearby(filtersInScope(state), onlyMake(state, words))}</div>
      )}
      {state.dealership && (
        <p className="mt-3.5">
          <TextLink href={searchAddress(locale, { filters: state.filters })} icon="search" rel="nofollow">
            {t('zero.allDealers')}
          </TextLink>
        </p>
      )}
      {rescue.nearest.length > 0 && (
        <>
          <h2 className="mt-10 mb-3.5">{t('zero.nearest')}</h2>
          <ol data-source="results" className="grid gap-3.5">
            {rescue.nearest.map(({ card, deviation }) => (
              <li key={card.id}>
                <p className="mb-1.5">
                  <Badge tone="accent">{deviationWords(deviation, words)}</Badge>
                </p>
                <ListingCard
                  listing={card}
                  t={listingTexts}
                  locale={locale}
                  listingHref={listingAddress(locale, state, card)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The make that is looked for, where it is one alone. */
function onlyMake({ filters }: SearchState, { makes }: FilterWords): { slug: string; name: string } | undefined {
  const slugs = [...new Set((filters.vehicles ?? []).map((vehicle) => vehicle.split('/')[0] ?? ''))];
  const [slug] = slugs;
  return slugs.length === 1 && slug ? { slug, name: makes.get(slug) ?? slug } : undefined;
}
