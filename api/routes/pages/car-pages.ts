import { carPageCalls as calls } from '@kardan/contract/calls/pages/car-pages';
import { newCarCalls } from '@kardan/contract/calls/pages/new-cars';
import type { Services } from '@kardan/core/services';
import { listElectricMakes, listNewCarMakes } from '@kardan/core/showcase/list-makes';
import { readVersionPage } from '@kardan/core/showcase/new-cars/read-version-page';
import { readElectricFeed, readElectricMake } from '@kardan/core/showcase/read-electric';
import { readMakePage } from '@kardan/core/showcase/read-make-page';
import { readModelPage } from '@kardan/core/showcase/read-model-page';
import { readOneYearMake } from '@kardan/core/showcase/read-one-year-make';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** As long as the answers may come from memory. */
const rules = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 10, share: true } as const;

export function carPageRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.newCarMakes,
    ...rules,
    handler: () => listNewCarMakes(services),
  });
  api.route({
    ...calls.makePage,
    ...rules,
    handler: ({ params: { make }, query: { category = null } }) => readMakePage(services, make, category),
  });
  api.route({
    ...calls.modelPage,
    ...rules,
    handler: ({ params: { make, model }, query: { category = null } }) =>
      readModelPage(services, make, model, category),
  });
  api.route({
    ...newCarCalls.versionPage,
    ...rules,
    handler: ({ params }) => readVersionPage(services, params),
  });
  api.route({
    ...calls.electricFeed,
    ...rules,
    handler: () => readElectricFeed(services),
  });
  api.route({
    ...calls.electricMakes,
    ...rules,
    handler: () => listElectricMakes(services),
  });
  api.route({
    ...calls.electricMakeDetails,
    ...rules,
    handler: ({ params }) => readElectricMake(services, params.make),
  });
  api.route({
    ...calls.oneYearMakeDetails,
    ...rules,
    handler: ({ params }) => readOneYearMake(services, params.make),
  });
}
