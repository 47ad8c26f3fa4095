import { mapAtOnce } from '../map-at-once.ts';
import { stack } from '../stack/environment.ts';
import { visitorAddress } from '../test.ts';

export interface Visit {
  url: string;
  status: number;
  /** Where redirects led. */
  finalUrl: string;
  html: string;
  retryAfter: string | null;
}

/** Asks for all of them, a few at a time, as a crawler does; each from an address of its own, so that no limit is met. */
export function visitAll(urls: readonly string[], atOnce = 6): Promise<Visit[]> {
  return mapAtOnce(urls, atOnce, visit);
}

export async function visit(url: string): Promise<Visit> {
  const answer = await fetch(new URL(url, stack().web), { headers: { 'x-forwarded-for': visitorAddress() } });
  const retryAfter = answer.headers.get('retry-after');
  return { url, status: answer.status, finalUrl: answer.url, html: await answer.text(), retryAfter };
}
