import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import { type FieldIssue, InvalidRequest, isDatabaseOutage } from '../../kernel/errors.ts';
import { loadDistrictNames, loadMakeNames, loadModelNames, loadRegionNames } from './filter-name-store.ts';

type Kind = 'make' | 'model' | 'region' | 'district';

const minuteMs = 60_000;
/** As long as names themselves are kept. */
const unknownMs = 10_000;
const known = new WeakMap<Database, LRUCache<string, boolean>>();

/**
 * Refuses a search for a make, model, region or district that there is not: it would find nothing for ever, and whoever
 * asked would take that for the market. Says so for every name at once.
 */
export async function refuseUnknownNames({ db }: { db: Database }, filters: SearchFilters): Promise<void> {
  const found = await Promise.all([
    ...vehicleIssues(db, 'vehicles', filters.vehicles),
    ...vehicleIssues(db, 'excludedVehicles', filters.excludedVehicles),
    ...(filters.region ?? []).map((slug, position) => issueUnlessKnown(db, 'region', slug, ['region', position])),
    ...(filters.district ?? []).map((slug, position) => issueUnlessKnown(db, 'district', slug, ['district', position])),
  ]);
  const issues = found.filter((issue) => issue !== undefined);
  if (issues.length > 0) throw new InvalidRequest(issues);
}

function vehicleIssues(db: Database, field: string, vehicles: readonly string[] = []) {
  return vehicles.map(async (vehicle, position) => {
    const [make = '', model] = vehicle.split('/');
    const issue = await issueUnlessKnown(db, 'make', make, [field, position]);
    return issue ?? (model === undefined ? undefined : issueUnlessKnown(db, 'model', vehicle, [field, position]));
  });
}

async function issueUnlessKnown(
  db: Database,
  kind: Kind,
  name: string,
  path: FieldIssue['path'],
): Promise<FieldIssue | undefined> {
  if (await isKnown(db, kind, name)) return undefined;
  return { path, code: `unknown-${kind}`, message: `no such ${kind}` };
}

/**
 * Remembered for five minutes, since every search asks; what is not there may be added any moment. Without a database the
 * engine alone answers: nothing is refused.
 */
async function isKnown(db: Database, kind: Kind, name: string): Promise<boolean> {
  let names = known.get(db);
  if (!names) {
    names = new LRUCache({
      max: 10_000,
      ttl: 5 * minuteMs,
      fetchMethod: async (key, _, { options }) => {
        const isThere = await exists(db, ...(key.split(' ', 2) as [Kind, string]));
        if (!isThere) options.ttl = unknownMs;
        return isThere;
      },
    });
    known.set(db, names);
  }
  try {
    return (await names.fetch(`${kind} ${name}`)) ?? true;
  } catch (error) {
    if (isDatabaseOutage(error)) return true;
    throw error;
  }
}

async function exists(db: Database, kind: Kind, name: string): Promise<boolean> {
  const [slug = '', modelSlug = ''] = name.split('/');
  switch (kind) {
    case 'make':
      return (await loadMakeNames(db, [slug])).length > 0;
    case 'model': {
      const makes = await loadMakeNames(db, [slug]);
      const makeIds = makes.map(({ id }) => id);
      return makeIds.length > 0 && (await loadModelNames(db, makeIds, [modelSlug])).length > 0;
    }
    case 'region':
      return (await loadRegionNames(db, [slug], 'de-AT')).length > 0;
    case 'district':
      return (await loadDistrictNames(db, [slug])).length > 0;
  }
}
