import type { SearchFilters } from '@kardan/contract/calls/search/search';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '../../db/database.ts';
import type { SearchAgent } from '../../db/schema.gen.ts';

type Overrides = Partial<Omit<Insertable<SearchAgent>, 'request'>>;

/** Inserts an active agent with this search, and whatever the test says otherwise; it is not in the index yet. */
export function buildAgent(
  db: Database | Tx,
  request: SearchFilters,
  overrides: Overrides = {},
): Promise<Selectable<SearchAgent>> {
  const verifiedAt = new Date('2026-01-01T00:00:00Z');
  return db
    .insertInto('searchAgent')
    .values({
      state: 'active',
      email: 'wartet@kardan.example',
      request: JSON.stringify(request),
      consentTextVersion: 'test',
      consentGivenAt: verifiedAt,
      verifiedAt,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
