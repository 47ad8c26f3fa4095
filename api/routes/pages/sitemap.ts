import { sitemapTag } from '@kardan/contract/cache-tags';
import { sitemapCalls as calls } from '@kardan/contract/calls/pages/sitemap';
import { listArticleAddresses } from '@kardan/core/content/list-article-addresses';
import { countsByRegionAndDistrict } from '@kardan/core/search/count-regions';
import { countsByMakeAndModel } from '@kardan/core/search/count-vehicles';
import type { Services } from '@kardan/core/services';
import { listDirectoryPages } from '@kardan/core/sitemaps/list-directory-pages';
import { listRegionalPages } from '@kardan/core/sitemaps/list-regional-pages';
import { listSectionPages } from '@kardan/core/sitemaps/list-section-pages';
import { listSitemapDealerships } from '@kardan/core/sitemaps/list-sitemap-dealerships';
import { listSitemapListings } from '@kardan/core/sitemaps/list-sitemap-listings';
import { listSitemapRanges } from '@kardan/core/sitemaps/list-sitemap-ranges';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

const counted = {
  access: everyone,
  limit: perVisitor(60, 'minute'),
  maxAgeSeconds: 300,
  cacheTags: [sitemapTag],
  share: true,
} as const;
/** A search engine reads many files at once, ten answers each; what is gone must soon be gone here too. */
const byKey = { access: everyone, limit: perVisitor(1_200, 'minute'), maxAgeSeconds: 60, cacheTags: [sitemapTag] };

export function sitemapRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.sitemapMakes,
    ...counted,
    handler: () => countsByMakeAndModel(services),
  });
  api.route({
    ...calls.sitemapRegions,
    ...counted,
    handler: () => countsByRegionAndDistrict(services),
  });
  api.route({
    ...calls.sitemapSection,
    ...counted,
    // The page that lists everything asks for all sections at once.
    limit: perVisitor(360, 'minute'),
    handler: ({ params }) => listSectionPages(services, params.section),
  });
  api.route({
    ...calls.sitemapRegionalPages,
    ...counted,
    handler: () => listRegionalPages(services),
  });
  api.route({
    ...calls.sitemapDirectory,
    ...counted,
    handler: () => listDirectoryPages(services),
  });
  api.route({ ...calls.sitemapArticles, ...counted, handler: () => listArticleAddresses(services) });
  api.route({ ...calls.sitemapRanges, ...byKey, handler: () => listSitemapRanges(services) });
  api.route({
    ...calls.sitemapListings,
    ...byKey,
    handler: ({ params, query }) => listSitemapListings(services, params.range, query.after),
  });
  api.route({
    ...calls.sitemapDealerships,
    ...byKey,
    handler: ({ params }) => listSitemapDealerships(services, params.range),
  });
}
