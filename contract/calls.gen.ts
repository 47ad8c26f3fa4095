// Written by `pnpm generate` from calls.ts.
import type { Calls } from './calls.ts';
import type { WireCall } from './send-call.ts';

export const wireCalls: Record<keyof Calls, WireCall> = {
  regions: { method: 'GET', path: '/region' },
  region: { method: 'GET', path: '/region/:id' },
  districtsOfRegion: { method: 'GET', path: '/region/:id/districts' },
  citiesOfRegion: { method: 'GET', path: '/region/:id/cities' },
  city: { method: 'GET', path: '/city/:id' },
  createCity: { method: 'POST', path: '/city', secure: true },
  updateCity: { method: 'PUT', path: '/city/:id', secure: true },
  deleteCity: { method: 'DELETE', path: '/city/:id', secure: true },
  listing: { method: 'GET', path: '/listing/:id' },
  sitemapMakes: { method: 'GET', path: '/sitemap/makes' },
  sitemapRegions: { method: 'GET', path: '/sitemap/regions' },
  searchQuery: { method: 'POST', path: '/search/query' },
  searchCount: { method: 'POST', path: '/search/count' },
  searchParams: { method: 'GET', path: '/search/params' },
  modelsOfMake: { method: 'GET', path: '/search/models/:makeId' },
  modelsOfDealership: { method: 'GET', path: '/search/models/:dealershipId/:makeId' },
  makesOfDealership: { method: 'GET', path: '/search/makes/:dealershipId' },
};
