import { sitemapTag } from '@kardan/contract/cache-tags';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { Breadcrumb } from '@kardan/ui/navigation/breadcrumb.tsx';
import { href } from '#lib/routes/href.ts';
import { cachePage, keepFromCaches } from '#lib/server/exchange.ts';
import { currentLocale } from '#lib/texts/current-locale.ts';
import { texts } from '#lib/texts/texts.ts';
import { DealerLists } from './dealer-lists.tsx';
import { FurtherPages } from './further-pages.tsx';
import { loadOverview } from './load-overview.ts';
import { MakeIndex } from './make-index.tsx';
import { RegionLists } from './region-lists.tsx';
import { SectionList } from './section-list.tsx';

/** Everything the site holds on one page: sections, makes with their models, regions, dealers, and the rest of it. */
export async function OverviewPage() {
  const locale = await currentLocale();
  const [{ overview, directory }, t, common] = await Promise.all([
    loadOverview(locale),
    texts('sitemap'),
    texts('common'),
  ]);
  if (overview && directory) cachePage({ seconds: 300, staleSeconds: 600, tags: [sitemapTag] });
  else keepFromCaches();
  return (
    <>
      <div className="page pt-4">
        <Breadcrumb
          label={common('breadcrumb.label')}
          crumbs={[{ label: common('breadcrumb.home'), href: href(locale, 'home') }, { label: t('title') }]}
        />
        <h1 className="mt-1">{t('headline')}</h1>
        <p className="mt-2 max-w-[60ch] text-text-2">
          {overview ? t('lead', { cars: overview.cars, makes: overview.makes.length }) : t('leadWithoutCounts')}
        </p>
        {!overview && (
          <div className="mt-6">
            <Notice
              kind="error"
              title={t('outage.title')}
              actions={<LinkButton href={href(locale, 'sitemap')}>{t('outage.retry')}</LinkButton>}
            >
              <p>{t('outage.text')}</p>
            </Notice>
          </div>
        )}
      </div>
      <SectionList sections={overview?.sections} />
      {overview && <MakeIndex makes={overview.makes} />}
      <RegionLists regions={overview?.regions} />
      {directory && <DealerLists directory={directory} />}
      <FurtherPages />
    </>
  );
}
