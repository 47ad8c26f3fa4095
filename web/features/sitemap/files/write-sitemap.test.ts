import { expect, test } from 'vitest';
import { fixedPages } from './fixed-pages.ts';
import { magazinePages } from './magazine-pages.ts';
import { dealershipPages } from './place-pages.ts';
import { sectionPages } from './section-pages.ts';
import { pageOf } from './sitemap-page.ts';
import { sitemapNameOf } from './sitemap-paths.ts';
import { writeIndex, writePage } from './write-sitemap.ts';

const origin = 'https://kardan.example';
const german = (pages: { paths: { 'de-AT'?: string | undefined } }[]) => pages.map(({ paths }) => paths['de-AT']);

test('a page has an entry in each language, and each names both', () => {
  const [page] = pageOf('usedCarsMake', { make: 'bmw' }, '2026-11-15T10:00:00.000Z');
  const alternates =
    '<xhtml:link rel="alternate" hreflang="de-AT" href="https://kardan.example/gebrauchtwagen/bmw"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://kardan.example/en/used-cars/bmw"/>';
  const time = '<lastmod>2026-11-15T10:00:00.000Z</lastmod>';
  expect(page && writePage(origin, page)).toBe(
    `<url><loc>https://kardan.example/gebrauchtwagen/bmw</loc>${time}${alternates}</url>\n` +
      `<url><loc>https://kardan.example/en/used-cars/bmw</loc>${time}${alternates}</url>\n`,
  );
});

test('what XML would read as markup is written as text', () => {
  const text = writePage(`${origin}?a&b`, { paths: { 'de-AT': '/"<x>', en: "/'" } });
  expect(text).toContain('<loc>https://kardan.example?a&amp;b/&quot;&lt;x&gt;</loc>');
  expect(text).toContain('href="https://kardan.example?a&amp;b/&apos;"');
});

test('a time that is not known is not told', () => {
  expect(writeIndex(origin, [{ path: '/sitemap-pages.xml' }])).not.toContain('lastmod');
});

test('no page that belongs to one visitor, or leads nowhere, is listed', () => {
  const listed = german(fixedPages());
  expect(listed).toEqual(expect.arrayContaining(['/', '/uebersicht', '/impressum']));
  for (const path of [
    '/mein-parkplatz',
    '/mein-parkplatz/vergleich',
    '/nicht-gefunden',
    '/anmelden',
    '/dealership-admin',
  ])
    expect(listed).not.toContain(path);
});

test('lists are named as far as they have cars', () => {
  const cars = (slug: string, count: number, estates: number) => ({
    id: 1,
    slug,
    name: slug,
    count,
    estates,
    versions: [] as string[],
  });
  const makes = [{ ...cars('bmw', 3, 1), models: [cars('3er', 2, 1), cars('x5', 1, 0)] }];
  expect(german(sectionPages({ section: 'used', count: 3, estates: 1, makes }))).toEqual([
    '/gebrauchtwagen',
    '/gebrauchtwagen/bmw',
    '/gebrauchtwagen/bmw/3er',
    '/gebrauchtwagen/bmw/x5',
    '/gebrauchtwagen/kombi',
    '/gebrauchtwagen/bmw/kombi',
    '/gebrauchtwagen/bmw/3er/kombi',
  ]);
  expect(german(sectionPages({ section: 'electric', count: 3, estates: 1, makes }))).toEqual([
    '/elektroautos',
    '/elektroautos/bmw',
  ]);
  const sold = [{ ...cars('bmw', 1, 0), models: [{ ...cars('x5', 1, 0), versions: ['3-0-diesel'] }] }];
  expect(german(sectionPages({ section: 'new', count: 1, estates: 0, makes: sold }))).toEqual([
    '/neuwagen',
    '/neuwagen/bmw',
    '/neuwagen/bmw/x5',
    '/neuwagen/bmw/x5/3-0-diesel',
  ]);
  expect(sectionPages({ section: 'used', count: 0, estates: 0, makes: [] })).toEqual([]);
});

test('a dealership without cars has no page of its stock', () => {
  const changedAt = '2026-11-01T10:00:00.000Z';
  expect(german(dealershipPages({ slug: 'huber', changedAt, makes: [] }))).not.toContain(
    '/autohaendler/huber/fahrzeuge',
  );
});

test.each([
  ['/sitemap.xml', 'index'],
  ['/sitemap.xml?x=1', 'index'],
  ['/sitemap-cars-12.xml', 'cars-12'],
  ['/sitemap-cars-12.xml?x=1', undefined],
  ['/sitemap', undefined],
  ['/en/sitemap.xml', undefined],
  ['/sitemap-../x.xml', undefined],
  ['/sitemap-CARS.xml', undefined],
])('%s asks for %s', (target, name) => {
  expect(sitemapNameOf(target)).toBe(name);
});

test('an article is listed in the languages it exists in, and topics under their name in each', () => {
  const changedAt = '2026-11-15T10:00:00.000Z';
  const pages = magazinePages([
    { translations: { 'de-AT': 'pickerl', en: 'inspection' }, tags: ['inspection'], changedAt },
    { translations: { 'de-AT': 'nova' }, tags: ['taxes'], changedAt },
  ]);
  expect(pages.slice(0, 2).map(({ paths }) => paths)).toEqual([
    { 'de-AT': '/magazin/thema/steuern' },
    { 'de-AT': '/magazin/thema/pruefen', en: '/en/magazine/topic/inspection' },
  ]);
  const text = writePage(origin, pages.at(-1) ?? { paths: {} });
  expect(text).toContain('<loc>https://kardan.example/magazin/nova</loc>');
  expect(text).not.toContain('/en/');
});
