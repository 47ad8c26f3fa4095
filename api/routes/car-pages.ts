import { carPageCalls as calls } from '@kardan/contract/calls/pages/car-pages';
import { shareAnswer } from '@kardan/core/search/answer-search';
import type { Services } from '@kardan/core/services';
import { listElectricMakes, listNewCarMakes } from '@kardan/core/showcase/list-makes';
import { readElectricFeed, readElectricMake } from '@kardan/core/showcase/read-electric';
import { readMakePage } from '@kardan/core/showcase/read-make-page';
import { readModelPage } from '@kardan/core/showcase/read-model-page';
import { readOneYearMake } from '@kardan/core/showcase/read-one-year-make';
import { everyone } from '../access.ts';
import { perVisitor } from '../limit.ts';
import type { Api } from '../route.ts';

/** As long as the answers may come from memory. */
const rules = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 10 };

export function carPageRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.newCarMakes,
    ...rules,
    handler: () => shareAnswer(services, 'new-car-makes', {}, () => listNewCarMakes(services)),
  });
  api.route({
    ...calls.makePage,
    ...rules,
    handler: ({ params: { make }, query: { category = null } }) =>
      shareAnswer(services, 'make-page', { make, category }, () => readMakePage(services, make, category)),
  });
  api.route({
    ...calls.modelPage,
    ...rules,
    handler: ({ params: { make, model }, query: { category = null } }) =>
      shareAnswer(services, 'model-page', { make, model, category }, () =>
        readModelPage(services, make, model, category),
      ),
  });
  api.route({
    ...calls.electricFeed,
    ...rules,
    handler: () => shareAnswer(services, 'electric-feed', {}, () => readElectricFeed(services)),
  });
  api.route({
    ...calls.electricMakes,
    ...rules,
    handler: () => shareAnswer(services, 'electric-makes', {}, () => listElectricMakes(services)),
  });
  api.route({
    ...calls.electricMakeDetails,
    ...rules,
    handler: ({ params }) =>
      shareAnswer(services, 'electric-make', params, () => readElectricMake(services, params.make)),
  });
  api.route({
    ...calls.oneYearMakeDetails,
    ...rules,
    handler: ({ params }) =>
      shareAnswer(services, 'one-year-make', params, () => readOneYearMake(services, params.make)),
  });
}
