import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { wireCalls } from '@kardan/contract/client/wire-calls.gen';
import { routes } from '@kardan/web/lib/routes/route-table';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Calls that the specification names and that need no sign-in, as it writes them. */
const specifiedCalls = `
  GET /city/{id}
  POST /statistics
  POST /search/query
  POST /search/count
  GET /search/params
  GET /search/models/{makeId}
  GET /search/models/{x}/{y}
  GET /search/makes/{x}
  POST /mail/proximity-dealership
  POST /mail/proximity-dealership-search
  POST /mail/listing
  POST /mail/dealership
  POST /mail/dealership-register-request
  GET /region
  GET /region/{id}
  GET /region/{id}/districts
  GET /region/{id}/cities
  GET /region-navigation
  GET /region-navigation/{region}
  GET /region-navigation/{region}/{district}
  GET /region-navigation/{region}/{district}/{make}
  GET /region-navigation/region-make/{region}/{make}
  GET /listing/{id}
  GET /eurotax-listing
  GET /eurotax-listing/details
  GET /dealership/{id}
  GET /dealership/{id}/left-bar
  GET /dealership/{id}/details
  GET /dealership/{id}/custom-page
  GET /dealership/{id}/custom-page/left-bar
  GET /data/{city}
  GET /data/region/{region}
  GET /data/region/{region}/{district}
  GET /data/references/{type}
  GET /data/new-car-makes
  GET /data/make/{make}
  GET /data/make/{make}/{model}
  GET /data/main
  GET /data/electric-feed
  GET /data/electric-makes
  GET /data/electric/makes/{make}/details
  GET /data/one-year-car/makes/{make}/details
  GET /data/left-bar
  GET /data/left-bar/{1}
  GET /data/left-bar/{1}/{2}
  GET /data/left-bar/{1}/{2}/{3}
  GET /data/dealership-search
  GET /data/dealership-search/data
  GET /sitemap/makes
  GET /sitemap/regions
  POST /search-agent
  POST /search-agent/{id}/verify-otp
  POST /search-agent/{id}/resend-otp
`
  .trim()
  .split(/\s*\n\s*/);

/** Addresses that the specification names. */
const specifiedRoutes = `
  / /login
  /new-cars /new-cars/{} /new-cars/{}/{} /new-cars/{}/{}/{} /new-cars/{}/{}/{}/print
  /used-cars /used-cars/estate /used-cars/{} /used-cars/{}/estate /used-cars/{}/{} /used-cars/{}/{}/estate
  /old-timers /old-timers/{} /one-year-cars /one-year-cars/{} /one-year-cars/{}/{}
  /cabriolets /cabriolets/{} /cabriolets/{}/{} /electric /electric/{}
  /dealership /dealership/region/{} /dealership/make /dealership/make/{} /dealership/{} /dealership/{}/info
  /dealership/{}/list-search /dealership/{}/list-search/expose/{} /dealership/{}/list-search/expose/image-responsive/{}
  /dealership/{}/search/start /dealership/{}/{} /dealership/{}/expose/{}
  /offers/search/detailed-search /offers/search/start /offers/expose/{} /offers/expose/{}/print
  /magazine /magazine/{}
  /dealership-admin /dealership-admin/new-dealer /dealership-admin/{} /dealership-admin/{}/admin-report
  /dealership-admin/{}/overview /dealership-admin/{}/edit /dealership-admin/{}/edit-districts
  /dealership-admin/{}/edit-own-district /dealership-admin/{}/edit-contract-makes /dealership-admin/{}/person/{}/edit
  /dealership-admin/{}/person/{}/create /dealership-admin/{}/images /dealership-admin/{}/offers
  /dealership-admin/{}/offers/new /dealership-admin/{}/offers/{}/edit /dealership-admin/{}/edit-api-provider
  /my-car-park /finances
  /portal/assure /portal/contact /portal/customer-testimonials /portal/data-protection /portal/finance
  /portal/form_banner-ad /portal/form_dealer-interest /portal/interfaces /portal/lease /portal/media-data /portal/press
  /portal/price-list-banner-ad /portal/privacy-policy /portal/terms-of-use-commercial /portal/dealership-list/search
  /sitemap /regional /regional/{} /regional/{}/{} /regional/{}/{}/{} /not-found /search-agent /{}
`
  .trim()
  .split(/\s+/);

const shapeOf = (path: string) => path.replaceAll(/\{[^}]*\}|:\w+/g, '{}');
const callsByShape = new Map(
  Object.entries(wireCalls).map(([name, { method, path }]) => [`${method} ${shapeOf(path)}`, name]),
);

test('every call that the specification names is there', () => {
  expect(specifiedCalls.filter((call) => !callsByShape.has(shapeOf(call)))).toEqual([]);
});

test('every page that the specification names has its address', () => {
  const ours = new Set(Object.values(routes).map(shapeOf));
  expect(specifiedRoutes.filter((path) => !ours.has(path))).toEqual([]);
});

test('each of these calls is made by a page', () => {
  const files = globSync('web/{app,domain,features,lib}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] });
  const source = files.map((file) => readFileSync(root + file, 'utf8')).join('\n');
  const names = specifiedCalls.flatMap((call) => callsByShape.get(shapeOf(call)) ?? []);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
});
