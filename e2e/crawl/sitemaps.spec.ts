import { resolvePath } from '@kardan/web/lib/routes/resolve-path';
import type { RouteName } from '@kardan/web/lib/routes/route-table';
import { carThatIs } from '../data/listing-states.ts';
import { countCars } from '../data/site-data.ts';
import { headOf } from '../site/page-head.ts';
import { isFullRun, stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { readSitemaps, type SitemapEntry, type SitemapFile } from './read-sitemaps.ts';
import { visit, visitAll } from './visit.ts';

/** Pages of each kind and language that are opened, the first and the last; all of them in the full run. */
const perKind = isFullRun() ? Number.POSITIVE_INFINITY : 2;
const cars = isFullRun() ? Number.POSITIVE_INFINITY : 8;

/** Kinds that have to be there, as soon as they are built. */
const kinds: RouteName[] = [
  'home',
  'usedCars',
  'usedCarsMake',
  'usedCarsModel',
  'usedCarsEstate',
  'usedCarsMakeEstate',
  'usedCarsModelEstate',
  'newCarsModel',
  'oneYearCarsModel',
  'cabrioletsMake',
  'electricMake',
  'oldTimersMake',
  'regional',
  'regionalRegion',
  'regionalDistrict',
  'regionalDistrictMake',
  'dealerships',
  'dealershipsInRegion',
  'dealershipMakes',
  'dealershipsOfMake',
  'dealership',
  'dealershipInfo',
  'dealershipListSearch',
  'dealershipMake',
  'magazine',
  'magazineTag',
  'magazineArticle',
  'sitemap',
  'finances',
  'portalFinance',
  'portalLease',
  'portalAssure',
  'imprint',
  'singleOffer',
];

let files: SitemapFile[];
let entries: SitemapEntry[];

test.describe.configure({ timeout: isFullRun() ? 0 : 180_000 });

test.beforeAll(async () => {
  files = await readSitemaps();
  entries = files.flatMap((file) => file.entries);
});

function kindOf({ loc }: SitemapEntry): string {
  const resolved = resolvePath(new URL(loc).pathname);
  return resolved.kind === 'page' ? `${resolved.name} ${resolved.locale}` : resolved.kind;
}

const same = (url: string | undefined) => url && new URL(url).href;

test('every file is well-formed and within the limits, every address is there once, every time is one', () => {
  for (const { url, bytes, entries: inFile } of files) {
    expect(inFile.length, url).toBeLessThanOrEqual(50_000);
    expect(bytes, url).toBeLessThanOrEqual(50 * 1024 * 1024);
  }
  expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length);
  const times = [...files, ...entries].flatMap(({ lastmod }) => lastmod ?? []);
  expect(times.length).toBeGreaterThan(0);
  expect(times.filter((time) => !isPast(time))).toEqual([]);
  const notOurs = entries.filter(({ loc }) => !loc.startsWith(`${stack().web}/`) || loc.includes('?'));
  expect(notOurs).toEqual([]);
});

test('a browser reads the files as XML', async ({ page }) => {
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-directory.xml']) {
    const { html: xml } = await visit(path);
    const root = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.nodeName,
      xml,
    );
    expect(root, path).toBe(path === '/sitemap.xml' ? 'sitemapindex' : 'urlset');
  }
});

test('every kind of page that is built is listed in both languages, and every car that can be bought', async () => {
  const listed = new Set(entries.map(kindOf));
  const expected = kinds.flatMap((name) => [`${name} de-AT`, `${name} en`]);
  expect(expected.filter((kind) => !listed.has(kind))).toEqual([]);
  expect(entries.filter((entry) => kindOf(entry).startsWith('singleOffer'))).toHaveLength(2 * (await countCars({})));
});

test('a sold car’s page is still there, but is neither listed nor to be kept; nor is one that is gone', async () => {
  const listed = new Set(entries.map(({ loc }) => new URL(loc).pathname));
  const [sold, expired, reserved] = await Promise.all((['sold', 'expired', 'reserved'] as const).map(carThatIs));
  expect([sold, expired, reserved].map((car) => listed.has(`/${car?.slug}`))).toEqual([false, false, true]);
  const [soldPage, gonePage] = await visitAll([`/${sold?.slug}`, `/${expired?.slug}`]);
  expect(soldPage?.status).toBe(200);
  expect(headOf(soldPage?.html ?? '').robots).toBe('noindex, follow');
  expect(gonePage?.status).toBe(410);
});

test('the two languages of a page name each other', () => {
  const byLoc = new Map(entries.map((entry) => [entry.loc, entry]));
  const wrong = entries.filter(({ loc, alternates }) => {
    const other = byLoc.get(Object.values(alternates).find((url) => url !== loc) ?? '');
    return !Object.values(alternates).includes(loc) || JSON.stringify(other?.alternates) !== JSON.stringify(alternates);
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('every address answers 200, is its own canonical, may be kept, and names the same languages', async () => {
  const sample = [...Map.groupBy(entries, kindOf)].flatMap(([kind, all]) =>
    spread(all, kind.startsWith('singleOffer') ? cars : perKind),
  );
  const visits = await visitAll(sample.map(({ loc }) => loc));
  const wrong = visits.flatMap(({ url, status, finalUrl, html }, index) => {
    const { canonical, robots, languages } = headOf(html);
    const told = Object.entries(languages).map(([language, href]) => [language, same(href)]);
    const listed = Object.entries(sample[index]?.alternates ?? {}).map(([language, href]) => [language, same(href)]);
    const faults = [
      status !== 200 && `answers ${status}`,
      same(finalUrl) !== same(url) && `leads to ${finalUrl}`,
      same(canonical) !== same(url) && `has the canonical ${canonical}`,
      robots?.includes('noindex') && 'says noindex',
      JSON.stringify(told.toSorted()) !== JSON.stringify(listed.toSorted()) && `names ${JSON.stringify(languages)}`,
    ].filter(Boolean);
    return faults.length > 0 ? [`${url} ${faults.join(', ')}`] : [];
  });
  expect(wrong.slice(0, 20)).toEqual([]);
});

function isPast(time: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) && Date.parse(time) <= Date.now();
}

/** So many of them, evenly from first to last. */
function spread<T>(all: T[], count: number): T[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, i) => all[Math.floor((i * (all.length - 1)) / (count - 1))] as T);
}
