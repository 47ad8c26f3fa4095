import { maxAgents } from '@kardan/contract/values/search-agent';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { ownAddress } from './inquiries.ts';
import { buildForm, makeAgent } from './search-agents.ts';
import type { TestApp } from './test-app.ts';

interface Answers {
  /** What an answer looks like from outside, without its values. */
  shapes: Set<string>;
  timesMs: number[];
}

/** Asks for an agent as somebody unknown, somebody who has this very agent and somebody who has all one can have, in turns. */
export async function compareAddresses(
  running: TestApp,
  rounds: number,
): Promise<Record<'unknown' | 'known' | 'full', Answers>> {
  const known = (await makeAgent(running)).email;
  const full = await addressWithAllAgents(running);
  const empty = (): Answers => ({ shapes: new Set(), timesMs: [] });
  const answers = { unknown: empty(), known: empty(), full: empty() };
  for (let round = 0; round < rounds; round++) {
    for (const [kind, email] of Object.entries({ unknown: ownAddress('neu'), known, full })) {
      const body = buildForm({ email });
      const started = performance.now();
      const answer = await running.app.inject({
        method: 'POST',
        url: '/api/v1/public/search-agent',
        headers: { 'x-forwarded-for': `10.1.${round}.${kind.length}` },
        payload: body,
      });
      const { shapes, timesMs } = answers[kind as keyof typeof answers];
      timesMs.push(performance.now() - started);
      const { id, ...rest } = answer.json();
      shapes.add(`${answer.statusCode} ${typeof id} ${String(id).length} ${JSON.stringify(rest)}`);
    }
  }
  return answers;
}

async function addressWithAllAgents(running: TestApp): Promise<string> {
  const email = ownAddress('voll');
  const { id } = await makeAgent(running, { email });
  const { db } = running.database;
  const { mailboxHash } = await db
    .selectFrom('searchAgent')
    .select('mailboxHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  for (let made = 1; made < maxAgents; made++) {
    await buildAgent(db, { seats: { from: 1 + (made % 9) } }, { email, mailboxHash });
  }
  return email;
}
