import { builtInPatterns, localisedPatterns } from '@kardan/web/lib/routes/localised-patterns';
import { fillPattern, type PathPattern } from '@kardan/web/lib/routes/path-pattern';
import { type RouteName, routeNames } from '@kardan/web/lib/routes/route-table';
import type { APIResponse } from '@playwright/test';
import { someDealership } from '../data/dealership-states.ts';
import { carThatIs } from '../data/listing-states.ts';
import { api, someCar } from '../data/site-data.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';

/** Values that lead to a page that exists: a make, a model, a region; a car and its dealership. */
const values: Record<string, string> = { make: 'volkswagen', model: 'golf', region: 'tirol', district: 'kufstein' };

test.beforeAll(async () => {
  const { id, dealership } = await someCar();
  values.id = String(id);
  values.slug = dealership.slug;
  values.token = stack().agentToken;
  const { versions } = await api().eurotaxListing({ query: { make: 'volkswagen', model: 'golf' } });
  values.version = versions[0]?.slug ?? '';
});

function pathOf(pattern: PathPattern): string {
  const params = pattern.segments.filter(({ isParam }) => isParam).map(({ name }) => [name, values[name] ?? '1']);
  return fillPattern(pattern, Object.fromEntries(params));
}

const headingInHtml = /<h1[^>]*>([^<]*)/;
const decode = (html: string) => html.replaceAll('&amp;', '&');

const oneHop = { maxRedirects: 0 };

function target(response: APIResponse): string {
  const { pathname, search } = new URL(response.headers().location ?? '', 'http://localhost');
  return pathname + search;
}

/** Their names differ by language, or a link of one's own is needed; journeys go there. */
const goneToByJourneys: ReadonlySet<RouteName> = new Set<RouteName>([
  'ownNotice',
  'preview',
  'singleOffer',
  'notFound',
  'magazineArticle',
  'magazineTag',
  'portalPressRelease',
]);
const named = routeNames.filter((name) => !goneToByJourneys.has(name));

test('every built-in path leads to the German one in one hop, with its query', async ({ request }) => {
  const wrong: string[] = [];
  for (const name of named) {
    const [builtIn, german] = [pathOf(builtInPatterns[name]), pathOf(localisedPatterns['de-AT'][name])];
    if (builtIn === german) continue;
    const response = await request.get(`${builtIn}?farbe=red&farbe=blue`, oneHop);
    const got = `${response.status()} ${target(response)}`;
    if (got !== `308 ${german}?farbe=red&farbe=blue`) wrong.push(`${name}: ${got}`);
  }
  expect(wrong).toEqual([]);
});

test('.html at the end and a slash too many are dropped in the same hop', async ({ request }) => {
  const wrong: string[] = [];
  for (const name of named.filter((each) => each !== 'home')) {
    const german = pathOf(localisedPatterns['de-AT'][name]);
    const pairs: [asked: string, expected: string][] = [
      [`${pathOf(builtInPatterns[name])}.html?page=2`, `${german}?page=2`],
      [`${german}.html`, german],
      [`/en${pathOf(builtInPatterns[name])}.html`, `/en${pathOf(localisedPatterns.en[name])}`],
    ];
    for (const [asked, expected] of pairs) {
      const response = await request.get(asked, oneHop);
      if (response.status() !== 308 || target(response) !== expected) wrong.push(`${asked} → ${target(response)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(target(await request.get('/used-cars/', oneHop))).toBe('/gebrauchtwagen');
});

test('every page answers at its path in both languages, without a redirect', async ({ request }) => {
  // Every page there is, each the first of its kind that its process makes.
  test.slow();
  const wrong: string[] = [];
  for (const name of named) {
    for (const path of [pathOf(localisedPatterns['de-AT'][name]), pathInEnglish(name)]) {
      const response = await request.get(path, oneHop);
      if (response.status() !== 200) wrong.push(`${path}: ${response.status()}`);
    }
  }
  expect(wrong).toEqual([]);
});

function pathInEnglish(name: RouteName): string {
  return `/en${pathOf(localisedPatterns.en[name])}`.replace(/\/$/, '');
}

test('a car answers at its own address, in both languages; one that never was does not', async ({ request }) => {
  const { slug, title } = await someCar();
  for (const prefix of ['', '/en']) {
    const found = await request.get(`${prefix}/${slug}`, oneHop);
    expect(found.status()).toBe(200);
    expect(decode((await found.text()).match(headingInHtml)?.[1] ?? '')).toBe(title);
    expect((await request.get(`${prefix}/kein-auto-999999999`)).status()).toBe(404);
  }
  expect(target(await request.get(`/${slug}.html`, oneHop))).toBe(`/${slug}`);
});

test('what does not exist answers 404 and says so in the page as it is sent', async ({ request }) => {
  const german = [
    '/gibt-es-nicht',
    '/gibt/es/nicht',
    '/nicht-gefunden',
    '/gebrauchtwagen/keine-marke',
    '/elektroautos/keine-marke',
    '/jahreswagen/keine-marke',
    '/neuwagen/keine-marke',
    '/neuwagen/volkswagen/kein-modell',
    '/neuwagen/volkswagen/golf/keine-version',
    '/neuwagen/volkswagen/golf/keine-version/drucken',
  ];
  for (const path of german) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect((await response.text()).match(headingInHtml)?.[1], path).toBe('Diese Seite gibt es nicht');
  }
  const english = await request.get('/en/not-found');
  expect(english.status()).toBe(404);
  expect((await english.text()).match(headingInHtml)?.[1]).toBe('This page does not exist');
  expect((await request.get('/not-found')).status()).toBe(404);
});

test('what is not there, or no longer, has a title that says so', async ({ request }) => {
  const { slug } = await someDealership();
  const paths = [
    '/gibt/es/nicht',
    '/kein-auto-999999999',
    `/${(await carThatIs('expired')).slug}`,
    '/gebrauchtwagen/keine-marke',
    '/gebrauchtwagen/volkswagen/kein-modell',
    '/gebrauchtwagen?page=400',
    '/gebrauchtwagen?page=0',
    '/autohaendler/marke/keine-marke',
    '/autohaendler/region/kein-land',
    '/autohaendler?page=400',
    '/autohaendler?page=0',
    '/autohaendler/kein-haendler',
    `/autohaendler/${slug}/keine-marke`,
    '/regional/kein-land',
    '/regional/steiermark/kein-bezirk',
    '/suchagent/1',
    '/meldung/1',
    '/vorschau/1',
    '/magazin/kein-artikel',
    '/en/used-cars/no-such-make',
  ];
  for (const path of paths) {
    const response = await request.get(path);
    expect([404, 410], path).toContain(response.status());
    const html = await response.text();
    const heading = decode(html.match(headingInHtml)?.[1] ?? 'no heading');
    const title = decode(html.match(/<title>([^<]*)/)?.[1] ?? '');
    expect(title, path).toBe(`${heading} – Kardan`);
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
  }
});

test('the name without a page is neither routed nor linked', async ({ request }) => {
  expect((await request.get('/carsSearch')).status()).toBe(404);
  expect(await (await request.get('/')).text()).not.toContain('carsSearch');
});

test('the sprites that pages name with a version are kept for ever, and nothing else of them', async ({ request }) => {
  const page = await (await request.get('/')).text();
  for (const sprite of ['icons', 'make-emblems']) {
    const versioned = page.match(new RegExp(`/${sprite}\\.svg\\?v=[0-9a-f]{8}`))?.[0];
    if (!versioned) throw new Error(`the page names no ${sprite} with a version`);
    expect((await request.get(versioned)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await request.get(`/${sprite}.svg`)).headers()['cache-control']).not.toContain('immutable');
  }
});

test('the icon that browsers ask for by habit is the site’s', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toContain('image/svg+xml');
});
