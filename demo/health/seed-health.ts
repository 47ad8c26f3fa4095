import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { healthDays } from '@kardan/contract/values/operations';
import { type PageKind, type WebVital, webVitalDevices } from '@kardan/contract/values/web-vitals';
import type { Database } from '@kardan/core/db/database';
import type { Logger } from '@kardan/core/kernel/log';
import { openObservations } from '@kardan/core/observations/observations';
import { openWebVitalsBuffer } from '@kardan/core/web-vitals/web-vitals-buffer';
import { deleteHealth, insertMails } from './demo-health-store.ts';

const dayMs = 86_400_000;
const visitsADay = 24;

/** What three of four visits take on a phone; a desktop takes two thirds. */
const typical: Partial<Record<PageKind, Partial<Record<WebVital, number>>>> = {
  home: { LCP: 1_900, INP: 140, CLS: 0.02, TTFB: 310, FCP: 1_100 },
  results: { LCP: 2_300, INP: 180, CLS: 0.05, TTFB: 420, FCP: 1_300 },
  listing: { LCP: 2_900, INP: 160, CLS: 0.08, TTFB: 380, FCP: 1_400 },
  article: { LCP: 1_600, INP: 90, CLS: 0.01, TTFB: 290, FCP: 1_000 },
};
const unfound: SearchFilters[] = [
  { vehicles: ['volkswagen/golf'], priceEur: { to: 2_000 }, fuel: ['electric'] },
  { vehicles: ['skoda/octavia'], drive: ['all'], priceEur: { to: 3_000 } },
];
const words = ['Schwiegermutterauto', 'Kindersitztauglich', 'Bergziege'];

/** What visitors leave behind in four weeks, through what counts it in earnest: the same for the same day. */
export async function seedHealth({ db, log }: { db: Database; log: Logger }, today: string): Promise<void> {
  await deleteHealth(db);
  await insertMails(db, today, healthDays);
  const noon = Date.parse(`${today}T11:00:00Z`);
  for (let before = 0; before < healthDays; before++) {
    const now = () => noon - before * dayMs;
    await countVisits(openWebVitalsBuffer({ db, log }, { now }), before);
    await countSearches(openObservations({ db, log }, { now }), before);
  }
}

async function countVisits(buffer: ReturnType<typeof openWebVitalsBuffer>, before: number): Promise<void> {
  for (const [pageKind, metrics] of Object.entries(typical)) {
    for (const device of webVitalDevices) {
      for (let visit = 0; visit < visitsADay; visit++) {
        // From half to one and a half of what is typical, and slowly better from day to day.
        const pace = (0.5 + visit / visitsADay) * (1 + before / 200) * (device === 'phone' ? 1 : 0.66);
        const values = Object.entries(metrics).map(([metric, value]) => ({
          metric: metric as WebVital,
          value: value * pace,
        }));
        buffer.add({ pageKind: pageKind as PageKind, device, values });
      }
    }
  }
  await buffer.close();
}

async function countSearches(observations: ReturnType<typeof openObservations>, before: number): Promise<void> {
  for (let i = 0; i < 3_000; i++) observations.answered({ status: 200, route: 'POST /api/v1/public/search/query' });
  if (before % 9 === 4) {
    observations.answered({ status: 503, code: 'search-unavailable', route: 'POST /api/v1/public/search/query' });
    observations.browserFailed('TypeError');
  }
  for (const [place, filters] of unfound.entries())
    if (before % 5 === place)
      for (let i = 0; i < 3 + place; i++) observations.searched({ filters, total: 0, engineMs: 12 });
  if (before % 11 === 2) observations.searched({ filters: { category: ['used'], text: '' }, total: 9, engineMs: 610 });
  for (const [place, word] of words.entries()) if (before % (place + 2) === 0) observations.notUnderstood(word);
  await observations.close();
}
