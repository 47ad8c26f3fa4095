import { makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { ModelPage } from '@kardan/contract/calls/pages/car-pages';
import type { VersionFacts } from '@kardan/contract/calls/pages/new-cars';
import { Link } from '@kardan/ui/actions/link.tsx';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatPower } from '@kardan/ui/formats/format.ts';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { NoneOnOffer } from '#domain/search/none-on-offer.tsx';
import { SectionHead } from '#domain/search/section-head.tsx';
import { carrySearch } from '#domain/search/url/carry-search.ts';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { newCarCrumbs } from '../crumbs.ts';
import { VigNote } from '../vig-note.tsx';
import { VersionTable } from './version-table.tsx';

interface Props {
  page: ModelPage;
  /** Every version of this year's catalogue; undefined when it cannot be asked. */
  catalogue: VersionFacts[] | undefined;
}

/** A model line with its versions compared, and the cars that can be had. */
export async function NewCarModelPage({ page, catalogue = [] }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const { make, model, total, versions, newest, siblings } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('new'), makeTag(make.slug)] });
  const filters = { vehicles: [`${make.slug}/${model.slug}`] };
  const list = searchAddress(locale, { section: 'new', filters, view: 'list' });
  const compared = new Set(versions.map(({ slug }) => slug));
  const others = catalogue.filter(({ slug }) => !compared.has(slug));
  const all = total > 0 ? { href: list, label: t('showAll', { count: total }) } : undefined;
  const agent = all && { href: carrySearch(locale, 'searchAgent', { section: 'new', filters }), label: t('agent') };
  return (
    <>
      <SectionHead
        crumbs={newCarCrumbs(locale, t('crumb'), { make, model })}
        title={t('model.h1', { vehicle: `${make.name} ${model.name}` })}
        lead={total > 0 && t('model.lead', { cars: t('cars', { count: total }), count: versions.length })}
        list={all}
        agent={agent}
      />
      {total === 0 && <NoneOnOffer section="new" make={make} model={model} />}
      {versions.length > 0 && (
        <Block title={t('versions.title')} note={t('versions.note')}>
          <VersionTable make={make} model={model} versions={versions} />
        </Block>
      )}
      {others.length > 0 && (
        <Block title={t('catalogue.title')} note={t('catalogue.note')}>
          <ul className="gap-x-10 text-sm md:columns-2 lg:columns-3">
            {others.map((version) => (
              <li key={version.id} className="break-inside-avoid border-b border-line py-1">
                <Link
                  href={href(locale, 'newCarsVersion', { make: make.slug, model: model.slug, version: version.slug })}
                  rel="nofollow"
                  className="inline-flex min-h-8 flex-wrap items-center gap-x-2 underline-offset-3 hover:underline pointer-coarse:min-h-11"
                >
                  {version.name}
                  <span className="text-xs text-text-3">{formatPower(version.powerKw, version.powerPs, locale)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {newest.length > 0 && (
        <Block title={t('newest')} more={{ href: list, label: t('showAll', { count: total }), rel: 'nofollow' }}>
          <ListingRow listings={newest} />
        </Block>
      )}
      {siblings.length > 0 && (
        <Block title={t('siblings', { make: make.name })}>
          <ul className="flex flex-wrap gap-x-5 text-sm">
            {siblings.map(({ id, slug, name, count }) => (
              <li key={id}>
                <Link
                  href={href(locale, 'newCarsModel', { make: make.slug, model: slug })}
                  className="inline-flex min-h-8 items-center gap-1.5 underline-offset-3 hover:underline pointer-coarse:min-h-11"
                >
                  {name} <span className="text-xs text-text-3">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Block>
      )}
      <VigNote />
    </>
  );
}
