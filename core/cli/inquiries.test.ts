import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadEnv } from '../env.ts';
import { askDealership } from '../inquiries/ask-dealership.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildProof } from '../testing/build-proof.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const command = fileURLToPath(new URL('inquiries.ts', import.meta.url));

test('a person’s inquiries can be read and removed by address, and nobody else’s are', async () => {
  await using database = await createTestDatabase();
  const { db, url } = database;
  const dealership = await buildDealership(db);
  const write = (email: string, message: string) =>
    askDealership(
      { db, env: loadEnv() },
      { dealershipId: dealership.id, name: 'Anna', email, language: 'de-AT', message, proof: buildProof() },
      '192.0.2.1',
    );
  await write('anna@example.at', 'Haben Sie am Samstag offen?');
  await write('eva@example.at', 'Suchen Sie Lehrlinge?');
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [command, ...args], { env: { DATABASE_URL: url } })).stdout;

  const exported = JSON.parse(await run('export', 'ANNA@example.at')) as object[];
  expect(exported).toMatchObject([
    { senderEmail: 'anna@example.at', message: 'Haben Sie am Samstag offen?', recipients: [{ name: dealership.name }] },
  ]);
  expect(await run('erase', 'anna@example.at')).toContain('1 inquiries and the record of 1 mails removed');
  expect(JSON.parse(await run('export', 'anna@example.at'))).toEqual([]);
  expect(JSON.parse(await run('export', 'eva@example.at'))).toHaveLength(1);
  await expect(run('erase')).rejects.toMatchObject({ code: 2 });
});
