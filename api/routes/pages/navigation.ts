import { homePageCalls } from '@kardan/contract/calls/pages/home-page';
import { leftBarCalls as leftBars } from '@kardan/contract/calls/pages/left-bar';
import { reachCalls } from '@kardan/contract/calls/pages/reach';
import { referenceCalls } from '@kardan/contract/calls/pages/references';
import type { Services } from '@kardan/core/services';
import { listReferences } from '@kardan/core/showcase/list-references';
import { readHomePage } from '@kardan/core/showcase/read-home-page';
import { readLeftBar } from '@kardan/core/showcase/read-left-bar';
import { readReach } from '@kardan/core/showcase/read-reach';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

const rules = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 10, share: true } as const;

export function navigationRoutes(api: Api, services: Services): void {
  type Level = Parameters<typeof readLeftBar>[1];
  type Language = Parameters<typeof readLeftBar>[2];
  const leftBar = (level: Level, { language }: { language: Language }) => readLeftBar(services, level, language);

  api.route({
    ...homePageCalls.homePage,
    ...rules,
    handler: ({ query }) => readHomePage(services, query.language),
  });
  api.route({ ...leftBars.leftBar, ...rules, handler: ({ query }) => leftBar({}, query) });
  api.route({ ...leftBars.leftBarOfSection, ...rules, handler: ({ params, query }) => leftBar(params, query) });
  api.route({ ...leftBars.leftBarOfMake, ...rules, handler: ({ params, query }) => leftBar(params, query) });
  api.route({ ...leftBars.leftBarOfModel, ...rules, handler: ({ params, query }) => leftBar(params, query) });
  api.route({
    ...reachCalls.reach,
    ...rules,
    // Days that are over do not change, and nobody plans advertising by the minute.
    maxAgeSeconds: 300,
    handler: ({ query }) => readReach(services, query.language),
  });
  api.route({
    ...referenceCalls.references,
    access: everyone,
    limit: perVisitor(300, 'minute'),
    // Changes with a release only.
    maxAgeSeconds: 3_600,
    handler: ({ params, query }) => listReferences(params.type, query.language),
  });
}
