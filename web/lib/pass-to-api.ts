import { headersFromApi, headersToApi } from './api-headers.ts';
import { pathToApi } from './api-path.ts';
import { site } from './site.ts';

/**
 * Hands a browser's call to the API and its answer back, both as streams, so that the browser knows one origin only. A
 * rewrite in next.config.ts would fix the API's address when the site is built.
 */
export async function passToApi(request: Request): Promise<Response> {
  const { API_ORIGIN } = await site();
  const path = pathToApi(request.url);
  if (path === undefined) return new Response('There is no such address.', { status: 404 });
  try {
    const answer = await fetch(API_ORIGIN + path, {
      method: request.method,
      headers: headersToApi(request.headers),
      body: request.body,
      duplex: 'half',
      redirect: 'manual',
      cache: 'no-store',
      signal: request.signal,
    } as RequestInit);
    return new Response(answer.body, { status: answer.status, headers: headersFromApi(answer.headers) });
  } catch {
    return new Response('The API cannot be reached.', { status: 502, headers: { 'retry-after': '5' } });
  }
}
