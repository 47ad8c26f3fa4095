import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { optionLabels } from '@kardan/contract/labels/reference';
import type { FormerListing } from '@kardan/contract/problem';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import type { ReactNode } from 'react';
import { listingName } from '#domain/listing/listing-name.ts';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { NotFound } from '#lib/page/not-found.tsx';
import { href } from '#lib/routes/href.ts';
import { answerWithStatus } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { listingCrumbs } from './crumbs.ts';
import { loadSimilar } from './load-related.ts';
import { SimilarCars } from './similar/similar-cars.tsx';

interface Props {
  former: FormerListing | undefined;
  /** The form that asks dealers near the visitor for a car like it. */
  askNearby: (former: FormerListing, filters: SearchFilters) => ReactNode;
}

/** A car that is no longer offered: says so with its status, and leads on to cars like it. */
export async function GonePage({ former, askNearby }: Props) {
  if (!former) return <NotFound status={410} />;
  answerWithStatus(410);
  const [locale, t, similar] = await Promise.all([currentLocale(), texts('car'), loadSimilar(former.id)]);
  const crumbs = listingCrumbs(former, optionLabels[locale].category[former.category], locale);
  const vehicle = listingName(former);
  const list = crumbs.at(-1)?.href ?? href(locale, 'home');
  return (
    <div className="page py-12 md:py-16">
      <h1>{t(former.sold ? 'gone.sold' : 'gone.title')}</h1>
      <p className="mt-3 max-w-[60ch] text-text-2">
        {former.title && <b className="block font-medium text-text">{former.title}</b>}
        {t('gone.text')}
      </p>
      <div className="mt-6 mb-12 flex flex-wrap gap-3">
        <LinkButton href={list} variant="accent">
          {t('similar.more', { vehicle })}
        </LinkButton>
        <LinkButton
          href={carrySearch(locale, 'searchAgent', { filters: likeIt(former) })}
          icon="bell-plus"
          rel="nofollow"
        >
          {t('gone.agent')}
        </LinkButton>
      </div>
      <SimilarCars cars={similar} moreHref={list} moreLabel={vehicle} />
      <div className="mt-10">{askNearby(former, likeIt(former))}</div>
    </div>
  );
}

/** A search for cars of the same kind and model. */
function likeIt({ category, make, model }: FormerListing): SearchFilters {
  return { category: [category], vehicles: [`${make.slug}/${model.slug}`] };
}
