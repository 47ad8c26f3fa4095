import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servicesCommand } from '../services-command.fixture.ts';

/** Far from the ports that a developer's own services use; the nodes listen 10 to 12 above it. */
const basePort = 19210;
const only = ['--profile', 'cluster', '--only', 'opensearch'];
const documentCount = 2000;

describe('the cluster profile', { timeout: 600_000 }, () => {
  let command: ReturnType<typeof servicesCommand>;

  beforeAll(() => {
    command = servicesCommand({ OPENSEARCH_URL: `http://127.0.0.1:${basePort}`, OPENSEARCH_HEAP: '512m' });
  });
  afterAll(() => command.remove(), 120_000);

  test('starts three nodes that form one cluster, and says how to use it', async () => {
    const { status, output } = command.run('up', ...only);
    expect(output).toContain('OPENSEARCH_URL=http://127.0.0.1:19220,http://127.0.0.1:19221,http://127.0.0.1:19222');
    expect(status).toBe(0);
    expect(await health(1)).toMatchObject({ number_of_nodes: 3 });
  });

  test('loses nothing that was acknowledged when a node is killed at once', async () => {
    await request(1, 'PUT', '/listings', { settings: { number_of_shards: 2, number_of_replicas: 2 } });
    await request(1, 'GET', '/_cluster/health/listings?wait_for_status=green&timeout=120s');
    expect(await indexAll()).toBe(false);

    process.kill(command.pidOf('opensearch-1'), 'SIGKILL');

    await becomes(2, { number_of_nodes: 2, status: 'yellow' });
    await request(2, 'POST', '/listings/_refresh');
    for (const node of [2, 3])
      expect(await request(node, 'GET', '/listings/_count')).toMatchObject({ count: documentCount });
    const rewritten = await request(3, 'PUT', '/listings/_doc/0?refresh=true', { number: -1 });
    expect(rewritten).toMatchObject({ result: 'updated' });
  });

  test('takes the killed node back', async () => {
    expect(command.run('up', ...only).status).toBe(0);
    await becomes(1, { number_of_nodes: 3, status: 'green' });
    expect(await request(1, 'GET', '/listings/_count?preference=_local')).toMatchObject({ count: documentCount });
  });
});

async function request(node: number, method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const response = await fetch(`http://127.0.0.1:${basePort + 9 + node}${path}`, {
    method,
    headers: { 'content-type': 'application/x-ndjson' },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

const health = (node: number) => request(node, 'GET', '/_cluster/health');

/** Whether any document was refused. */
async function indexAll(): Promise<unknown> {
  const lines = Array.from(
    { length: documentCount },
    (_, number) => `{"index":{"_id":"${number}"}}\n{"number":${number}}\n`,
  );
  return (await request(2, 'POST', '/listings/_bulk', lines.join(''))).errors;
}

/** The failure is noticed, or repaired, within two minutes. */
async function becomes(node: number, expected: Record<string, unknown>): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const state = await health(node);
    if (Object.entries(expected).every(([key, value]) => state[key] === value)) return;
    if (Date.now() > deadline) expect(state).toMatchObject(expected);
    await sleep(500);
  }
}
