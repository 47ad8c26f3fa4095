import type { Reach } from '@kardan/contract/calls/pages/reach';
import type { Language } from '@kardan/contract/values/identifiers';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { listRegions } from '../regions/list-regions.ts';
import { countActiveDealerships } from './active-dealership-store.ts';
import { countActiveAgents, loadReach } from './reach-store.ts';
import { askUnlessDown, type PageServices } from './regional/ask-unless-down.ts';

const maxDays = 30;
/** A figure of fewer days is that of a weekend or of a Monday. */
const minDays = 7;
/** Below that it is chance and our own visits, and divided by states it could tell one dealer about another. */
const minViews = 1_000;

/** What we count of all cars, for whoever thinks about advertising: figures as they are, or none while there are too few. */
export async function readReach(services: PageServices, language: Language, now = Date.now()): Promise<Reach> {
  const [asked, dealerships, searchAgents, counted] = await Promise.all([
    askUnlessDown(services, { market: { filters: {} } }),
    countActiveDealerships(services.db),
    countActiveAgents(services.db),
    readCounted(services, language, viennaDay(now)),
  ]);
  return { cars: asked?.answers.market.total ?? null, dealerships, searchAgents, counted };
}

async function readCounted(services: PageServices, language: Language, today: string): Promise<Reach['counted']> {
  const to = dayAfter(today, -1);
  const [rows, regions] = await Promise.all([
    loadReach(services.db, dayAfter(today, -maxDays), to),
    listRegions(services, language),
  ]);
  const sumOf = (key: 'impressions' | 'views' | 'contacts' | 'parked') => rows.reduce((sum, row) => sum + row[key], 0);
  const from = rows.map(({ firstDay }) => firstDay).sort()[0];
  if (from === undefined || from > dayAfter(today, -minDays) || sumOf('views') < minViews) return null;
  return {
    from,
    to,
    impressions: sumOf('impressions'),
    views: sumOf('views'),
    contacts: sumOf('contacts'),
    parked: sumOf('parked'),
    regions: regions
      .map(({ id, slug, name }) => ({
        id,
        slug,
        name,
        views: rows.find(({ regionId }) => regionId === id)?.views ?? 0,
      }))
      .sort((a, b) => b.views - a.views),
  };
}
