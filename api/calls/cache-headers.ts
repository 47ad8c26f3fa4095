import { cacheTagHeader } from '@kardan/contract/cache-tags';
import type { AnyRoute } from '../route.ts';

const yearSeconds = 31_536_000;
/** How long a cache in front may still show an answer after its time, while it fetches the next. */
const staleSeconds = 60;

/** What the answers of a route say of how long they may be kept and of what they are made; checked when it is registered. */
export function cacheHeadersOf(route: AnyRoute): (answer: unknown) => Record<string, string> {
  const { method, path, secure, sharedMaxAgeSeconds, cacheTags } = route;
  if (cacheTags && secure) throw new Error(`${method} ${path}: nobody keeps an answer that needs a token`);
  if (sharedMaxAgeSeconds !== undefined && !cacheTags) {
    throw new Error(
      `${method} ${path}: what caches in front keep longer needs tags by which they can be told of changes`,
    );
  }
  if (route.share && typeof cacheTags === 'function') {
    throw new Error(`${method} ${path}: an answer that is shared is JSON already, and no tags can be read from it`);
  }
  const cacheControl = cacheControlOf(route);
  return (answer) => {
    const tags = cacheTagHeader(tagsOf(route, answer));
    return { 'cache-control': cacheControl, ...(tags && { 'cache-tag': tags }) };
  };
}

function cacheControlOf({ secure, immutable, maxAgeSeconds, sharedMaxAgeSeconds, keptPrivately }: AnyRoute): string {
  if (secure) return 'no-store';
  if (immutable) return `public, max-age=${yearSeconds}, immutable`;
  if (maxAgeSeconds === undefined) return 'no-store';
  if (keptPrivately) return `private, max-age=${maxAgeSeconds}`;
  const shared = `, s-maxage=${sharedMaxAgeSeconds}, stale-while-revalidate=${staleSeconds}`;
  return `public, max-age=${maxAgeSeconds}${sharedMaxAgeSeconds === undefined ? '' : shared}`;
}

function tagsOf({ cacheTags = [] }: AnyRoute, answer: unknown): readonly string[] {
  if (typeof cacheTags !== 'function') return cacheTags;
  return cacheTags(answer as never);
}
