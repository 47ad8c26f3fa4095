import { expect, test } from 'vitest';
import { inTransaction } from '../../../db/database.ts';
import { loadEnv } from '../../../env.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { issueCode } from '../../codes/issue-code.ts';
import { buildAgent } from '../../testing/build-agent.ts';
import { forgetUnverifiedAgents } from './forget-unverified-agents.ts';

test('an agent that nobody verified vanishes after 48 hours with its codes and mails; no other does, and none sooner', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const made = async (email: string, state: 'pending' | 'active', hours: number) => {
    const createdAt = hoursAgo(hours);
    const verifiedAt = state === 'active' ? createdAt : null;
    const agent = await buildAgent(db, { fuel: ['diesel'] }, { email, state, verifiedAt, createdAt });
    await inTransaction(db, (tx) => issueCode(tx, loadEnv(), { id: agent.id, email, language: 'de-AT' }));
  };
  await made('lang@example.at', 'pending', 49);
  await made('kurz@example.at', 'pending', 47);
  await made('aktiv@example.at', 'active', 1_000);
  expect(await forgetUnverifiedAgents(database)).toBe(1);
  const left = await db.selectFrom('searchAgent').select('email').orderBy('email').execute();
  expect(left.map(({ email }) => email)).toEqual(['aktiv@example.at', 'kurz@example.at']);
  expect(await db.selectFrom('searchAgentCode').select('id').execute()).toHaveLength(2);
  const mails = await db.selectFrom('mail').select('recipient').orderBy('recipient').execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['aktiv@example.at', 'kurz@example.at']);
});
