import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { loadEnv } from '../env.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildSignedIn } from '../testing/build-signed-in.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { NewMember } from './invite-into-team.ts';
import { inviteMember } from './invite-member.ts';

let database: TestDatabase;
let owner: Actor;
let slug: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const dealership = await buildDealership(database.db);
  slug = dealership.slug;
  owner = await buildSignedIn(database.db, { memberships: { [dealership.id]: 'dealer-owner' } });
});
afterAll(() => database[Symbol.asyncDispose]());

function invite(email: string, language?: NewMember['language']) {
  const person = { email, displayName: 'Neu Hier', role: 'dealer-staff', language } as const;
  return inviteMember({ db: database.db, env: loadEnv() }, owner, slug, person);
}

async function languagesOfMails(recipient: string) {
  const query = database.db.selectFrom('mail').select('language').where('recipient', '=', recipient).orderBy('id');
  return (await query.execute()).map(({ language }) => language);
}

test('who is invited once more gets the mail in the language of the first, whatever the inviter speaks', async () => {
  await invite('neu@test.example', 'en');
  await invite('neu@test.example');
  expect(await languagesOfMails('neu@test.example')).toEqual(['en', 'en']);
});

test('somebody new of whom no language is told is invited in German', async () => {
  await invite('neuer@test.example');
  expect(await languagesOfMails('neuer@test.example')).toEqual(['de-AT']);
});
