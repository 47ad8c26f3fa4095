import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { withDeadline } from '../../kernel/deadline.ts';
import { engineOptions } from '../../testing/engine-options.ts';
import { createTestIndex } from '../../testing/test-index.ts';
import { openSearchEngine, type SearchEngine } from '../engine.ts';
import { runSearches } from './run-searches.ts';

let stop = () => {};
afterEach(() => stop());

/** An engine in a state that a healthy one cannot be brought into at will: it answers what the test says. */
async function engineThatAnswers(response: object): Promise<SearchEngine> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'application/json').end(JSON.stringify({ responses: [response] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  return openSearchEngine(
    engineOptions({
      OPENSEARCH_URL: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`],
      LISTING_INDEX: 'listings',
      LISTING_INDEX_SHARDS: 2,
    }),
  );
}

const healthy = { timed_out: false, _shards: { failed: 0 }, hits: { total: { value: 7 }, hits: [] } };

test('a complete answer is given on', async () => {
  const [answer] = await runSearches(await engineThatAnswers(healthy), 'results', [{}]);
  expect(answer?.hits.total?.value).toBe(7);
});

test.each([
  ['a shard that did not answer', { ...healthy, _shards: { failed: 1 } }],
  ['a search that was cut off', { ...healthy, timed_out: true }],
  ['a refusal', { error: { type: 'rejected_execution_exception', reason: 'queue full' } }],
])('%s is an outage, never a smaller count', async (_what, response) => {
  await expect(runSearches(await engineThatAnswers(response), 'results', [{}])).rejects.toMatchObject({
    code: 'search-unavailable',
  });
});

test('what the engine quotes of a visitor’s words stays out of the error', async () => {
  const error = { type: 'x_content_parse_exception', reason: 'cannot read [geheim]' };
  await expect(runSearches(await engineThatAnswers({ error }), 'results', [{}])).rejects.not.toThrow('geheim');
});

test('no more searches are under way than an engine can bear, and none that nobody waits for', async () => {
  const engine = await engineThatAnswers(healthy);
  const answering = Promise.withResolvers<void>();
  const busy = Array.from({ length: 32 }, () => engine.turns.run(() => answering.promise));
  await expect(runSearches(engine, 'results', [{}])).rejects.toMatchObject({ code: 'overloaded' });
  answering.resolve();
  await Promise.all(busy);
  expect(await runSearches(engine, 'results', [{}])).toHaveLength(1);
  const late = withDeadline(-1, () => runSearches(engine, 'results', [{}]));
  await expect(late).rejects.toMatchObject({ code: 'overloaded' });
});

test('a question that an index of an older kind cannot answer is an outage, on one of the current kind an error of ours', async () => {
  await using index = await createTestIndex();
  const question = { sort: [{ title: 'asc' }] };
  await expect(runSearches(index.search, 'results', [question])).rejects.toThrow('does not understand');
  const { client, readAlias, indexName } = index.search;
  await client.indices.deleteAlias({ index: `${indexName}-*`, name: readAlias });
  await client.indices.create({
    index: `${indexName}-v0-old`,
    body: { mappings: { properties: { title: { type: 'text' } } }, aliases: { [readAlias]: {} } },
  });
  await expect(runSearches(index.search, 'results', [question])).rejects.toMatchObject({ code: 'search-unavailable' });
});
