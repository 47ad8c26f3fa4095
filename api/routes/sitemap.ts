import { sitemapTag } from '@kardan/contract/cache-tags';
import { sitemapCalls as calls } from '@kardan/contract/sitemap';
import { shareAnswer } from '@kardan/core/search/answer-search';
import { countsByRegionAndDistrict } from '@kardan/core/search/count-regions';
import { countsByMakeAndModel } from '@kardan/core/search/count-vehicles';
import type { Services } from '@kardan/core/services';
import { everyone } from '../access.ts';
import { perVisitor } from '../limit.ts';
import type { Api } from '../route.ts';

const rules = { access: everyone, limit: perVisitor(60, 'minute'), maxAgeSeconds: 300, cacheTags: [sitemapTag] };

export function sitemapRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.sitemapMakes,
    ...rules,
    handler: () => shareAnswer(services, 'sitemap-makes', {}, () => countsByMakeAndModel(services)),
  });
  api.route({
    ...calls.sitemapRegions,
    ...rules,
    handler: () => shareAnswer(services, 'sitemap-regions', {}, () => countsByRegionAndDistrict(services)),
  });
}
