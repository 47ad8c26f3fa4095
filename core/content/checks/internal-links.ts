import { articleTagOf } from '@kardan/contract/labels/content';
import { routes } from '@kardan/contract/site-routes';
import type { Database } from '../../db/database.ts';
import { loadKnownTargets, type Target } from './link-target-store.ts';

export interface BrokenLink {
  link: string;
  /** Whether the path is none of the site's, or what it names is not there. */
  why: 'no-page' | 'nothing-there';
}

/** What a parameter of a path names, by page; what is left out is as good as its page. */
const namedBy: Partial<Record<keyof typeof routes, (params: Record<string, string>) => Target | undefined>> = {
  magazineArticle: ({ slug }) => ({ kind: 'article', slug }),
  portalPressRelease: ({ slug }) => ({ kind: 'press', slug }),
  dealership: ({ slug }) => ({ kind: 'dealership', slug }),
  regionalRegion: ({ region }) => ({ kind: 'region', slug: region }),
};

const patterns = Object.entries(routes)
  .filter(([, path]) => path.startsWith('/'))
  .map(([name, path]) => ({
    name: name as keyof typeof routes,
    fixed: path.split('/').filter((segment) => !segment.startsWith('{')).length,
    pattern: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  }))
  // `/used-cars/estate` before `/used-cars/{make}`.
  .sort((a, b) => b.fixed - a.fixed);

/** Links of this site that lead nowhere: texts name its pages by their built-in paths, in every language. */
export async function brokenInternalLinks(db: Database, links: readonly string[]): Promise<BrokenLink[]> {
  const judged = links.map((link) => ({ link, ...judge(link) }));
  const targets = judged.flatMap(({ target }) => (target ? [target] : []));
  const known = await loadKnownTargets(db, targets);
  return judged.flatMap(({ link, isPage, target }): BrokenLink[] => {
    if (!isPage) return [{ link, why: 'no-page' }];
    return target && !known.has(nameOf(target)) ? [{ link, why: 'nothing-there' }] : [];
  });
}

function judge(link: string): { isPage: boolean; target?: Target | undefined } {
  const path = decoded(link.replace(/[?#].*$/s, '')) || '/';
  // A place on the same page, or a mail or telephone link.
  if (link.startsWith('#') || /^(?:mailto|tel):/.test(link)) return { isPage: true };
  const found = patterns.find(({ pattern }) => pattern.test(path));
  // One segment is the address of a car, which comes and goes: nothing that a text should lead to.
  if (!found || found.name === 'singleOffer') return { isPage: false };
  const params = { ...found.pattern.exec(path)?.groups };
  if (found.name === 'magazineTag') return { isPage: articleTagOf(params.tag ?? '') !== undefined };
  const named = namedBy[found.name]?.(params) ?? vehicleOf(params);
  return { isPage: true, target: named };
}

function vehicleOf({ make, model }: Record<string, string>): Target | undefined {
  if (make === undefined) return undefined;
  return model === undefined ? { kind: 'make', slug: make } : { kind: 'model', slug: `${make}/${model}` };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function nameOf({ kind, slug }: Target): string {
  return `${kind}:${slug}`;
}
