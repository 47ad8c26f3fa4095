import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebEnv } from '#lib/config/env.ts';
import { sendSitemap } from './send-sitemap.ts';
import { sitemapNameOf } from './sitemap-paths.ts';

/** Answers requests for sitemaps; says whether it was one. */
export function sitemaps(env: Pick<WebEnv, 'API_ORIGIN' | 'SITE_ORIGIN'>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const name = sitemapNameOf(request.url ?? '/');
    if (name === undefined) return false;
    void sendSitemap(request, response, env, name);
    return true;
  };
}
