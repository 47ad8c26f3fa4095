import { createTestDatabase } from '@kardan/core/testing/test-database';
import { expect, test } from 'vitest';
import { untilMailed } from './mails.ts';

test('a mail that is never sent ends the waiting, by its name', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  await untilMailed(database, { minutes: 0.01 });
  await db
    .insertInto('mail')
    .values({ template: 'code', recipient: 'anna@test.example', language: 'de-AT', payload: '{}' })
    .execute();
  await expect(untilMailed(database, { minutes: 0.01 })).rejects.toThrow(
    /the sending of code [\da-f-]{36} did not come/,
  );
  await db.updateTable('mail').set({ state: 'sent', settledAt: new Date() }).execute();
  await untilMailed(database, { minutes: 0.01 });
});
