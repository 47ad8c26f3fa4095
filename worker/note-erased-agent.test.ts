import { loadEnv } from '@kardan/core/env';
import { deleteSearchAgent } from '@kardan/core/search-agents/agents/own/delete-search-agent';
import { sealAgentToken } from '@kardan/core/search-agents/links/agent-token';
import { buildAgent } from '@kardan/core/search-agents/testing/build-agent';
import { expect, test } from 'vitest';
import { createWorkplace } from './testing/workplace.ts';

test('a search agent that its owner deletes is noted where no restore of the database reaches', async () => {
  await using workplace = await createWorkplace();
  const { db, store } = workplace;
  const env = loadEnv();
  const { id } = await buildAgent(db, { fuel: ['diesel'] });
  await using _worker = await workplace.startWorker();
  await deleteSearchAgent({ db, env }, sealAgentToken(id, env.LINK_SECRET));
  await workplace.untilDone('note-erased-agent');
  expect(await store.keys('erasures/')).toEqual([
    expect.stringMatching(new RegExp(`^erasures/.*Z/search-agent/${id}$`)),
  ]);
}, 60_000);
