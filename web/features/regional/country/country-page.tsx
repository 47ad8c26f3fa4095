import type { CountryPage as Page } from '@kardan/contract/calls/regions/regional';
import { AustriaMap } from '#domain/map/areas/austria-map.tsx';
import { CrumbLine } from '#lib/page/crumb-line.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { CountsMissing } from '../area/outage.tsx';
import { regionalCrumbs } from '../crumbs.ts';
import { mapTexts } from '../map-texts.ts';
import { DistrictIndex } from './district-index.tsx';
import { PostcodeForm } from './postcode-form.tsx';
import { StateTable } from './state-table.tsx';

interface Props {
  page: Page;
  /** A place that was asked for and that nobody knows. */
  unknownPlace?: string | undefined;
}

/** The whole country: the map of its states, what sets them apart, and every district by name. */
export async function CountryPage({ page, unknownPlace }: Props) {
  const [locale, t, counts] = await Promise.all([currentLocale(), texts('regional'), mapTexts()]);
  const areas = page.regions.map(({ slug, name, count }) => ({
    slug,
    name,
    count,
    href: href(locale, 'regionalRegion', { region: slug }),
  }));
  cachePage({ seconds: 60, staleSeconds: 600, tags: [] });
  return (
    <>
      <CrumbLine crumbs={regionalCrumbs(locale, t('crumb'), {})} />
      <header className="page flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-3">
        <div className="min-w-0">
          <h1>{t('country.h1')}</h1>
          <p className="mt-2.5 max-w-[60ch] text-text-2">
            {page.total === null ? t('country.leadPlain') : t('country.lead', { count: page.total })}
          </p>
        </div>
        <PostcodeForm {...(unknownPlace !== undefined && { filled: unknownPlace, unknown: true })} />
      </header>
      {page.total === null && <CountsMissing />}
      <div className="page mt-8">
        <AustriaMap areas={areas} label={t('country.map')} {...counts} />
      </div>
      {page.total !== null && <StateTable regions={page.regions} />}
      <DistrictIndex regions={page.regions} />
    </>
  );
}
