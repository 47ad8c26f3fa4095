import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { themeScript } from '@kardan/ui/theme/theme-script.ts';
import compression from 'compression';
import type { WebEnv } from '#lib/config/env.ts';
import { startScripts } from '../document/paint-first.ts';
import { sealDocument } from '../document/seal-document.ts';
import { isApiPath, pathToApi } from './api-path.ts';
import { type BuildFiles, buildFiles } from './build-files.ts';
import { withExchange } from './exchange.ts';
import { forwardToApi } from './forward-to-api.ts';

type Handler<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

interface Options {
  env: WebEnv;
  /** Development needs scripts that a strict policy forbids. */
  dev: boolean;
  renderPage: Handler<Promise<void>>;
  /** Answers for a sitemap; false when something else is asked for. */
  sendSitemap: Handler<boolean>;
  /** Where the build put scripts and styles. */
  staticDirectory: string;
}

/** The way of every request: calls and pictures go to the API, sitemaps are made of its answers, the rest are pages. */
export function serve({ env, dev, renderPage, sendSitemap, staticDirectory }: Options): RequestListener {
  const compress = compression() as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  const ownScripts = new Set([themeScript, startScripts]);
  const secure = env.SITE_ORIGIN.startsWith('https:');
  // Development makes new files all the time.
  const files: BuildFiles = dev ? { send: () => false, has: () => true } : buildFiles(staticDirectory);

  return (request, response) => {
    for (const [name, value] of safetyHeaders) response.setHeader(name, value);
    if (secure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (files.send(request, response)) return;
    const target = request.url ?? '/';
    withExchange(request, response, () =>
      compress(request, response, () => {
        const path = pathToApi(target);
        if (path !== undefined) return forwardToApi(request, response, new URL(path, env.API_ORIGIN));
        if (isApiPath(target) || (target.startsWith('/_next/') && !files.has(target)))
          return answer(response, 404, 'There is no such address.');
        if (request.method !== 'GET' && request.method !== 'HEAD') return answer(response, 405, 'Pages are read only.');
        if (!isReadable(target)) return answer(response, 400, 'This address cannot be read.');
        if (sendSitemap(request, response)) return;
        if (!dev) sealDocument(request, response, { ownScripts, apiOrigin: env.API_PUBLIC_ORIGIN });
        void renderPage(request, response);
      }),
    );
  };
}

const safetyHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)'],
] as const;

function answer(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** A path from our root whose escapes mean something. */
function isReadable(target: string): boolean {
  if (!target.startsWith('/')) return false;
  try {
    decodeURIComponent(target.replace(/\?.*$/s, ''));
    return true;
  } catch {
    return false;
  }
}
