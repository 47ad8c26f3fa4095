import { viennaDay } from '@kardan/contract/values/vienna-day';
import { createLog } from '@kardan/core/kernel/log';
import { countMails } from '@kardan/core/mail/count-mails';
import { readErrorHealth } from '@kardan/core/observations/read-error-health';
import { readSearchHealth } from '@kardan/core/operations/health/read-search-health';
import { anOperator } from '@kardan/core/testing/actors';
import { createTestDatabase } from '@kardan/core/testing/test-database';
import { readVitalsHealth } from '@kardan/core/web-vitals/read-vitals-health';
import { expect, test } from 'vitest';
import { seedHealth } from './seed-health.ts';

test('operators of the demo see four weeks, the same after a second seed', async () => {
  await using database = await createTestDatabase();
  const services = { db: database.db, log: createLog('test', 'silent') };
  const told = async () => ({
    vitals: await readVitalsHealth(services, anOperator, { metric: 'LCP' }),
    searches: await readSearchHealth(services, anOperator, { language: 'de-AT' }),
    errors: await readErrorHealth(services, anOperator),
    mails: await countMails(services),
  });
  await seedHealth(services, viennaDay(Date.now()));
  const first = await told();
  expect(first.vitals.pages).toHaveLength(8);
  expect(first.vitals.pages.every(({ days }) => days.length === 28)).toBe(true);
  expect(first.searches.words.length).toBeGreaterThan(0);
  expect(first.searches.empty[0]?.words).toMatch(/Golf|Octavia/);
  expect(first.errors.days).toHaveLength(28);
  expect(first.mails.days.some(({ outcome }) => outcome === 'bounced')).toBe(true);
  await seedHealth(services, viennaDay(Date.now()));
  expect(await told()).toEqual(first);
});
