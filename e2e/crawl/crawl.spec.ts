import { viewParameters } from '@kardan/web/lib/routes/canonical';
import { resolvePath } from '@kardan/web/lib/routes/resolve-path';
import { headOf, tagsOf } from '../site/page-head.ts';
import { stack } from '../stack/environment.ts';
import { expect, test } from '../test.ts';
import { readSitemaps } from './read-sitemaps.ts';
import { type Visit, visit, visitAll } from './visit.ts';

/** Enough to meet every kind of page several times. */
const maxPages = 250;

interface Crawl {
  visits: Visit[];
  /** Every link that a crawler may follow, with one page it stands on. */
  links: Map<string, string>;
}

/** From the home pages breadth first, over links that do not say nofollow, nearest first. */
async function crawl(): Promise<Crawl> {
  const links = new Map<string, string>([
    ['/', ''],
    ['/en', ''],
  ]);
  const visits: Visit[] = [];
  let level = [...links.keys()];
  while (level.length > 0 && visits.length < maxPages) {
    const batch = spreadOverKinds(level).slice(0, maxPages - visits.length);
    const visited = await visitAll(batch);
    visits.push(...visited);
    const found = new Set<string>();
    for (const { url, html } of visited) {
      for (const link of linksOf(html, url)) {
        if (links.has(link)) continue;
        links.set(link, url);
        found.add(link);
      }
    }
    level = [...found].filter((link) => !/^\/(en\/)?dealership-admin/.test(link));
  }
  return { visits, links };
}

/** Paths and queries of the site that a crawler may follow from here. */
function linksOf(html: string, base: string): string[] {
  return tagsOf(html, 'a').flatMap(({ href, rel = '' }) => {
    const url = href === undefined ? null : URL.parse(href, new URL(base, stack().web));
    if (!url || url.origin !== stack().web || rel.includes('nofollow')) return [];
    return [url.pathname + url.search];
  });
}

/** One page of each kind in turn, so that a list of a hundred makes does not use up the walk. */
function spreadOverKinds(urls: string[]): string[] {
  const kinds = Map.groupBy(urls, (url) => {
    const page = resolvePath(url.replace(/\?.*$/, ''));
    return page.kind === 'page' ? page.name : page.kind;
  });
  return [...kinds.values()]
    .flatMap((pages) => pages.map((url, turn) => ({ url, turn })))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ url }) => url);
}

test.describe.configure({ timeout: 180_000 });

let walked: Crawl;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  walked = await crawl();
});

test('from the home page no link is dead', () => {
  const dead = walked.visits.filter(({ status }) => status >= 400);
  expect(dead.map(({ url, status }) => `${walked.links.get(url)} → ${url}: ${status}`)).toEqual([]);
  expect(walked.visits.length).toBe(maxPages);
});

test('no link that crawlers follow leads to another order, number or view of a list, nor to any filter', () => {
  const views = [...walked.links].filter(([link]) =>
    [...new URL(link, stack().web).searchParams.keys()].some((name) => viewParameters.includes(name)),
  );
  expect(views).toEqual([]);
  const filters = [...walked.links].filter(([link]) =>
    [...new URL(link, stack().web).searchParams.keys()].some((name) => name !== 'page'),
  );
  expect(filters).toEqual([]);
});

test('a page that may be kept is its own canonical, and a sitemap lists it', async () => {
  const listed = new Set((await readSitemaps()).flatMap(({ entries }) => entries.map(({ loc }) => new URL(loc).href)));
  const wrong = walked.visits.flatMap(({ url, finalUrl, html }) => {
    const { canonical = '', robots } = headOf(html);
    if (robots?.includes('noindex')) return [];
    const asked = new URL(finalUrl);
    if (!URL.canParse(canonical) || new URL(canonical).href !== asked.href) return [`${url} has ${canonical}`];
    return listed.has(asked.href) || asked.searchParams.has('page') ? [] : [`${url} is in no sitemap`];
  });
  expect(wrong).toEqual([]);
});

test('robots.txt keeps crawlers from the API, the admin pages and sections of the map, not from what a canonical mends', async () => {
  const { html: robots } = await visit('/robots.txt');
  const rules = robots.split('\n').flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const isForbidden = (path: string) => rules.some((rule) => matches(rule, path));
  for (const path of ['/api/v1/public/search', '/dealership-admin', '/en/dealership-admin/huber/overview'])
    expect(isForbidden(path), path).toBe(true);
  for (const path of ['/gebrauchtwagen?ausschnitt=x', '/gebrauchtwagen?ansicht=map&ausschnitt=x'])
    expect(isForbidden(path), path).toBe(true);
  for (const name of viewParameters.filter((each) => each !== 'ausschnitt')) {
    expect(isForbidden(`/gebrauchtwagen?${name}=x`), name).toBe(false);
    expect(isForbidden(`/gebrauchtwagen?page=2&${name}=x`), name).toBe(false);
  }
  for (const path of ['/', '/gebrauchtwagen', '/gebrauchtwagen?page=2', '/en/used-cars/bmw', '/autohaendler'])
    expect(isForbidden(path), path).toBe(false);
});

/** As crawlers read a rule: the start of a path, `*` for anything. */
function matches(rule: string, path: string): boolean {
  const pattern = rule.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${pattern.join('.*')}`).test(path);
}

test('whatever the order of parameters, and whichever order of cars, the canonical is one', async () => {
  const parameters = ['farbe=red', 'farbe=blue', 'treibstoff=diesel', 'preis-bis=30000', 'sort=price-asc', 'limit=50'];
  const orders = [parameters, parameters.toReversed(), [...parameters.slice(3), ...parameters.slice(0, 3)]];
  for (const path of ['/gebrauchtwagen', '/gebrauchtwagen/volkswagen', '/en/used-cars']) {
    const visits = await visitAll(orders.map((order) => `${path}?${order.join('&')}`));
    const heads = visits.map(({ html }) => headOf(html));
    expect(new Set(heads.map(({ canonical }) => canonical)).size, path).toBe(1);
    expect(heads[0]?.canonical).not.toMatch(/sort|limit/);
    expect(heads.map(({ robots }) => robots)).toEqual(orders.map(() => 'noindex, follow'));
  }
});
