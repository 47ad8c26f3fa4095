import { makeTag, sectionTag } from '@kardan/contract/cache-tags';
import type { VersionPage as Page } from '@kardan/contract/calls/pages/new-cars';
import { Block } from '@kardan/ui/content/block.tsx';
import { formatPower } from '@kardan/ui/formats/format.ts';
import type { ReactNode } from 'react';
import { ListingRow } from '#domain/listing/listing-row.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';
import { searchAddress } from '#domain/search/url/search-address.ts';
import { CrumbLine } from '#lib/page/crumb-line.tsx';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { newCarCrumbs } from '../crumbs.ts';
import { VersionTable } from '../model/version-table.tsx';
import { VigNote } from '../vig-note.tsx';
import { PriceBox } from './price-box.tsx';
import { type UsedValue, UsedValues } from './used-values.tsx';
import { VersionData } from './version-data.tsx';
import { VersionEquipment } from './version-equipment.tsx';
import { VersionGraph } from './version-graph.tsx';

interface Props {
  page: Page;
  usedValues: UsedValue[];
  /** The form that asks dealers for an offer. */
  request: ReactNode;
}

/** A version of a new car: its price as a sum, what it uses, what cars of it have, who has one. */
export async function VersionPage({ page, usedValues, request }: Props) {
  const [locale, t] = await Promise.all([currentLocale(), texts('new-cars')]);
  const { make, model, version, price, total, cars, versions } = page;
  cachePage({ seconds: 60, staleSeconds: 600, tags: [sectionTag('new'), makeTag(make.slug)] });
  const picture = cars.find(({ images }) => images.length > 0)?.images[0] ?? null;
  return (
    <article>
      <VersionGraph page={page} picture={picture} />
      <CrumbLine crumbs={newCarCrumbs(locale, t('crumb'), { make, model, version })} />
      <div className="page grid grid-cols-1 gap-x-8 gap-y-5 pt-2 lg:grid-cols-[minmax(0,1fr)_368px] xl:gap-x-10">
        <div className="min-w-0">
          <h1>
            {make.name} {model.name}{' '}
            <span className="block text-xl font-regular [font-stretch:100%]">
              {version.name}, {formatPower(version.powerKw, version.powerPs, locale)}
            </span>
          </h1>
          <p className="mt-2 text-sm text-text-3">{t('version.kind', { count: versions.length })}</p>
          {picture && (
            <figure className="mt-4">
              <CarPicture
                hash={picture}
                alt={t('version.picture', { vehicle: `${make.name} ${model.name}` })}
                sizes="(width >= 1024px) 720px, 100vw"
                scale="stage"
                priority
                className="rounded-md"
              />
              <figcaption className="mt-1.5 text-xs text-text-3">{t('version.caption')}</figcaption>
            </figure>
          )}
        </div>
        <div className="min-w-0">
          <div className="lg:sticky lg:top-21">
            <PriceBox page={page} />
          </div>
        </div>
      </div>
      <VersionData page={page} />
      <Block
        title={t('version.cars')}
        note={t('cars', { count: total })}
        more={{
          href: searchAddress(locale, {
            section: 'new',
            filters: { vehicles: [`${make.slug}/${model.slug}`] },
            view: 'list',
          }),
          label: t('version.allOfModel', { model: model.name }),
          rel: 'nofollow',
        }}
      >
        {cars.length > 0 ? <ListingRow listings={cars} /> : <p className="text-text-2">{t('version.none')}</p>}
      </Block>
      <div id="anfrage" className="page mt-(--section) scroll-mt-24">
        {request}
      </div>
      {versions.length > 1 && (
        <Block title={t('versions.title')} note={t('versions.note')}>
          <VersionTable
            make={make}
            model={model}
            versions={versions}
            current={{ id: version.id, priceEur: price?.grossEur ?? null }}
          />
        </Block>
      )}
      <VersionEquipment page={page} />
      <UsedValues page={page} values={usedValues} />
      <VigNote />
    </article>
  );
}
