import { searchFilters } from '@kardan/contract/calls/search/search';
import { expect, test } from 'vitest';
import { buildAgent } from '../search-agents/testing/build-agent.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

test('searches that were stored while VAT was a filter of its own mean the same by taxation', async () => {
  await using database = await createTestDatabase();
  const db = database.owner;
  const former = { fuel: ['diesel'], vatReclaimable: true };
  const [agent, other] = [await buildAgent(db, former as never), await buildAgent(db, { fuel: ['petrol'] })];
  const inquiry = await db
    .insertInto('inquiry')
    .values({
      kind: 'proximity-dealership-search',
      senderName: 'Anna',
      senderEmail: 'anna@example.at',
      message: '',
      details: JSON.stringify({ postcode: '8010', filters: former }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('onlineMigration').where('name', '=', '0003_taxation.sql').execute();
  expect(await migrate(db)).toEqual(['online/0003_taxation']);

  const now = { fuel: ['diesel'], taxation: ['standard'] };
  const requestOf = async (id: string) =>
    (await db.selectFrom('searchAgent').select('request').where('id', '=', id).executeTakeFirstOrThrow()).request;
  expect(searchFilters.parse(await requestOf(agent.id))).toEqual(now);
  expect(await requestOf(other.id)).toEqual({ fuel: ['petrol'] });
  const { details } = await db
    .selectFrom('inquiry')
    .select('details')
    .where('id', '=', inquiry.id)
    .executeTakeFirstOrThrow();
  expect(details).toEqual({ postcode: '8010', filters: now });
});
