import { districtTag, regionTag } from '@kardan/contract/cache-tags';
import { regionCalls as calls } from '@kardan/contract/calls/regions/regions';
import { listCities } from '@kardan/core/regions/cities/list-cities';
import { listDistricts } from '@kardan/core/regions/list-districts';
import { listRegions } from '@kardan/core/regions/list-regions';
import { readRegion } from '@kardan/core/regions/read-region';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

const rules = { access: everyone, limit: perVisitor(600, 'minute'), maxAgeSeconds: 300, sharedMaxAgeSeconds: 3_600 };

export function regionRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.regions,
    ...rules,
    cacheTags: (regions) => regions.map(({ id }) => regionTag(id)),
    handler: ({ query }) => listRegions(services, query.language),
  });
  api.route({
    ...calls.region,
    ...rules,
    cacheTags: ({ id }) => [regionTag(id)],
    handler: ({ params, query }) => readRegion(services, params.id, query.language),
  });
  api.route({
    ...calls.districtsOfRegion,
    ...rules,
    cacheTags: (districts) => districts.flatMap(({ id, regionId }) => [districtTag(id), regionTag(regionId)]),
    handler: ({ params }) => listDistricts(services, params.id),
  });
  api.route({
    ...calls.citiesOfRegion,
    ...rules,
    // Every district has cities: a new one is in one of these.
    cacheTags: (cities) => cities.map(({ districtId }) => districtTag(districtId)),
    handler: ({ params }) => listCities(services, params.id),
  });
}
