import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { type SectionKey, sectionKeys } from '@kardan/contract/values/sections';
import { fixedPages } from './fixed-pages.ts';
import { magazinePages } from './magazine-pages.ts';
import { dealershipPages, directoryPages, regionalPages } from './place-pages.ts';
import { pressPages } from './press-pages.ts';
import { sectionPages } from './section-pages.ts';
import { pageOf, type SitemapPage } from './sitemap-page.ts';
import { pathOfFile } from './sitemap-paths.ts';

type Batches = AsyncGenerator<SitemapPage[]>;

/** The pages that a file lists, batch by batch as the API gives them; undefined when there is no such file. */
export function pagesOfFile(api: Client<Calls>, name: string): Batches | undefined {
  const [, kind, rest = ''] = /^([a-z]+)(?:-([a-z0-9-]+))?$/.exec(name) ?? [];
  if (kind === 'section' && isSection(rest)) return sectionFile(api, rest);
  if ((kind === 'cars' || kind === 'dealerships') && /^\d{1,6}$/.test(rest)) return rangeFiles[kind](api, Number(rest));
  if (rest !== '') return undefined;
  return kind && Object.hasOwn(wholeFiles, kind) ? wholeFiles[kind as keyof typeof wholeFiles](api) : undefined;
}

const wholeFiles = {
  pages: async function* (api: Client<Calls>): Batches {
    // In one: begun without the API, the file could only be broken off when it does not answer.
    yield [...fixedPages(), ...(await pressPages(api))];
  },
  regional: async function* (api: Client<Calls>): Batches {
    yield regionalPages(await api.sitemapRegionalPages());
  },
  magazine: async function* (api: Client<Calls>): Batches {
    yield magazinePages(await api.sitemapArticles());
  },
  directory: async function* (api: Client<Calls>): Batches {
    yield directoryPages(await api.sitemapDirectory());
  },
};

async function* sectionFile(api: Client<Calls>, section: SectionKey): Batches {
  yield sectionPages(await api.sitemapSection({ params: { section } }));
}

const rangeFiles = {
  dealerships: async function* (api: Client<Calls>, range: number): Batches {
    yield (await api.sitemapDealerships({ params: { range } })).flatMap(dealershipPages);
  },
  cars: async function* (api: Client<Calls>, range: number): Batches {
    let after: number | null | undefined;
    while (after !== null) {
      const { items, next } = await api.sitemapListings({ params: { range }, query: { after } });
      yield items.flatMap(({ slug, changedAt }) => pageOf('singleOffer', { slug }, changedAt));
      after = next;
    }
  },
};

/** Every file there is, in the order of what matters most, each with its last change where that is known. */
export async function listFiles(api: Client<Calls>): Promise<{ path: string; changedAt?: string }[]> {
  const { listings, dealerships } = await api.sitemapRanges();
  const names = ['pages', ...sectionKeys.map((key) => `section-${key}`), 'regional', 'directory', 'magazine'];
  return [
    ...names.map((name) => ({ path: pathOfFile(name) })),
    ...dealerships.map(({ range }) => ({ path: pathOfFile(`dealerships-${range}`) })),
    ...listings.map(({ range, changedAt }) => ({ path: pathOfFile(`cars-${range}`), changedAt })),
  ];
}

function isSection(key: string): key is SectionKey {
  return (sectionKeys as string[]).includes(key);
}
