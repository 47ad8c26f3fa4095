import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../accounts/actor.ts';
import { inTransaction } from '../db/database.ts';
import { loadEnv } from '../env.ts';
import { buildDealership } from '../testing/build-dealership.ts';
import { buildGroup } from '../testing/build-group.ts';
import { buildSignedIn } from '../testing/build-signed-in.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { changeMember } from './change-members.ts';
import { holdTeam } from './hold-team.ts';
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

test('who lost their right in a dealership while their call waited for its team invites nobody and changes nobody', async () => {
  const { db } = database;
  const group = await buildGroup(db);
  const site = await buildDealership(db, { groupId: group.id });
  const manager = await buildSignedIn(db, { groups: { [group.id]: 'group-owner' } });
  const staff = await buildSignedIn(db, { memberships: { [site.id]: 'dealer-staff' } });
  const { id: memberId } = await db
    .selectFrom('membership')
    .select('id')
    .where('accountId', '=', staff.accountId as number)
    .executeTakeFirstOrThrow();
  const person = { email: 'zu-spaet@test.example', displayName: 'Neu', role: 'dealer-owner' } as const;
  const calls = [
    () => inviteMember({ db, env: loadEnv() }, manager, site.slug, person),
    () => changeMember({ db }, manager, site.slug, memberId, 'dealer-owner'),
  ];
  const { waiting } = await inTransaction(db, async (tx) => {
    await holdTeam(tx, site.id);
    const waiting = Promise.allSettled(calls.map((call) => call()));
    await expect.poll(() => countWaiting(database.reader)).toBe(2);
    await tx.updateTable('dealership').set({ groupId: null }).where('id', '=', site.id).execute();
    return { waiting };
  });
  expect(await waiting).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { code: 'not-found' } })));
  const members = db.selectFrom('membership').select('role').where('dealershipId', '=', site.id);
  expect(await members.execute()).toEqual([{ role: 'dealer-staff' }]);
});
