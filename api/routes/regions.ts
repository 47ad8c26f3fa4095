import { regionCalls as calls } from '@kardan/contract/regions';
import { listCities } from '@kardan/core/regions/cities/list-cities';
import { listDistricts } from '@kardan/core/regions/list-districts';
import { listRegions } from '@kardan/core/regions/list-regions';
import { readRegion } from '@kardan/core/regions/read-region';
import type { Services } from '@kardan/core/services';
import { everyone } from '../access.ts';
import { perVisitor } from '../limit.ts';
import type { Api } from '../route.ts';

const rules = { access: everyone, limit: perVisitor(600, 'minute'), maxAgeSeconds: 300 };

export function regionRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.regions,
    ...rules,
    handler: ({ query }) => listRegions(services, query.language),
  });
  api.route({
    ...calls.region,
    ...rules,
    handler: ({ params, query }) => readRegion(services, params.id, query.language),
  });
  api.route({
    ...calls.districtsOfRegion,
    ...rules,
    handler: ({ params }) => listDistricts(services, params.id),
  });
  api.route({
    ...calls.citiesOfRegion,
    ...rules,
    handler: ({ params }) => listCities(services, params.id),
  });
}
