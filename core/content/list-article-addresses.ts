import type { SitemapArticle } from '@kardan/contract/calls/pages/sitemap';
import type { Database } from '../db/database.ts';
import { loadPublicAddresses } from './content-store.ts';
import type { FrontMatter } from './text/front-matter.ts';

/** Every public article with its slugs and its last change, for sitemaps. */
export async function listArticleAddresses({ db }: { db: Database }): Promise<SitemapArticle[]> {
  const byKey = Map.groupBy(await loadPublicAddresses(db, 'article'), ({ key }) => key);
  return [...byKey.values()].map((versions) => {
    const times = versions.flatMap(({ publishAt, versionAt }) => [publishAt as Date, versionAt].map(Number));
    return {
      translations: Object.fromEntries(versions.map(({ language, slug }) => [language, slug])),
      tags: [...new Set(versions.flatMap(({ frontMatter }) => (frontMatter as FrontMatter<'article'>).tags))],
      changedAt: new Date(Math.max(...times)).toISOString(),
    };
  });
}
