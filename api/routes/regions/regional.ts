import { regionNavigationCalls as navigation } from '@kardan/contract/calls/regions/region-navigation';
import { regionalCalls as pages } from '@kardan/contract/calls/regions/regional';
import type { Services } from '@kardan/core/services';
import { readCountryPage } from '@kardan/core/showcase/regional/read-country-page';
import { readDistrictPage } from '@kardan/core/showcase/regional/read-district-page';
import { readPlacePage } from '@kardan/core/showcase/regional/read-place-page';
import { readRegionNavigation } from '@kardan/core/showcase/regional/read-region-navigation';
import { readRegionPage } from '@kardan/core/showcase/regional/read-region-page';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

/** As long as the answers may come from memory. */
const rules = { access: everyone, limit: perVisitor(300, 'minute'), maxAgeSeconds: 10, share: true } as const;

export function regionalRoutes(api: Api, services: Services): void {
  type Level = Parameters<typeof readRegionNavigation>[1];
  type Language = Parameters<typeof readRegionNavigation>[2];
  const navigate = (level: Level, { language }: { language: Language }) =>
    readRegionNavigation(services, level, language);

  api.route({ ...navigation.regionNavigation, ...rules, handler: ({ query }) => navigate({}, query) });
  api.route({
    ...navigation.regionNavigationOfRegion,
    ...rules,
    handler: ({ params, query }) => navigate(params, query),
  });
  api.route({
    ...navigation.regionNavigationOfDistrict,
    ...rules,
    handler: ({ params, query }) => navigate(params, query),
  });
  api.route({
    ...navigation.regionNavigationOfDistrictMake,
    ...rules,
    handler: ({ params, query }) => navigate(params, query),
  });
  api.route({
    ...navigation.regionNavigationOfRegionMake,
    ...rules,
    handler: ({ params, query }) => navigate(params, query),
  });

  api.route({
    ...pages.countryPage,
    ...rules,
    handler: ({ query }) => readCountryPage(services, query.language),
  });
  api.route({
    ...pages.regionPage,
    ...rules,
    handler: ({ params: { region }, query: { make, language } }) =>
      readRegionPage(services, { region, make }, language),
  });
  api.route({
    ...pages.districtPage,
    ...rules,
    handler: ({ params: { region, district }, query: { make, language } }) =>
      readDistrictPage(services, { region, district, make }, language),
  });
  api.route({
    ...pages.placePage,
    ...rules,
    handler: ({ params: { city }, query: { language } }) => readPlacePage(services, city, language),
  });
}
