import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mediaCalls } from '@kardan/contract/calls/listings/media';
import { pushCalls } from '@kardan/contract/calls/stock/push';
import { respond, startRecordingServer } from '@kardan/contract/client/testing/recording-server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, KardanClient, type NumberedCar } from './kardan-client.ts';
import { wireCalls } from './wire-calls.ts';

const open: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

async function start(answer: Parameters<typeof startRecordingServer>[0]) {
  const server = await startRecordingServer(answer);
  open.push(server.close);
  const retry = { firstDelayMs: 1 };
  return {
    ...server,
    kardan: new KardanClient({ host: server.host, key: 'kdn_test', dealership: 'muster', retry }),
  };
}

const problem = { type: '', title: '', requestId: '' };
const failure = (code: string, status: number) => ({ ...problem, code, status });

test('each call is sent as the contract says', () => {
  for (const [name, wire] of Object.entries(wireCalls)) {
    const { method, path, secure, bodyType }: { method: string; path: string; secure?: true; bodyType?: string } = {
      ...pushCalls,
      ...mediaCalls,
    }[name as keyof typeof wireCalls];
    expect({ name, bodyType: undefined, ...wire }).toEqual({ name, method, path, secure, bodyType });
  }
});

test('a busy server is asked again after the time that it names, under the same name, until it answers', async () => {
  let asked = 0;
  const times: number[] = [];
  const { kardan, seen } = await start((response) => {
    times.push(Date.now());
    asked += 1;
    if (asked === 1) {
      response.setHeader('retry-after', '1');
      return respond(response, 429, failure('too-many-requests', 429), 'application/problem+json');
    }
    if (asked === 2) return respond(response, 503, 'proxy', 'text/html');
    if (asked === 3) return response.destroy();
    if (asked === 4) return respond(response, 408, failure('body-too-slow', 408), 'application/problem+json');
    return respond(response, 200, { fate: 'created' });
  });
  expect(await kardan.pushCar('A/1', { fields: { priceEur: 1_000 } })).toEqual({ fate: 'created' });
  expect(seen).toHaveLength(5);
  expect((times[1] as number) - (times[0] as number)).toBeGreaterThanOrEqual(990);
  expect(seen[0]).toMatchObject({ method: 'PUT', url: '/api/v1/public/admin/dealership/muster/stock/A%2F1' });
  expect(seen[0]?.headers.authorization).toBe('Bearer kdn_test');
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a refusal is the caller’s at once, and trying again has an end', async () => {
  const { kardan, seen } = await start((response) =>
    respond(response, 422, failure('car-refused', 422), 'application/problem+json'),
  );
  await expect(kardan.pushCar('1', {})).rejects.toMatchObject({ code: 'car-refused', status: 422 });
  expect(seen).toHaveLength(1);
  const busy = await start((response) =>
    respond(response, 503, failure('overloaded', 503), 'application/problem+json'),
  );
  await expect(busy.kardan.car('1')).rejects.toBeInstanceOf(ApiError);
  expect(busy.seen).toHaveLength(6);
});

test('a caller who has enough stops waiting', async () => {
  const { kardan } = await start((response) => {
    response.setHeader('retry-after', '600');
    respond(response, 503, failure('overloaded', 503), 'application/problem+json');
  });
  const stop = AbortSignal.timeout(100);
  await expect(kardan.car('1', { signal: stop })).rejects.toMatchObject({ code: 'cancelled' });
});

const upload = (state: string, rejection: string | null = null) => ({ id: '7', state, image: null, rejection });

test('a file that becomes no picture is told as such, with the reason', async () => {
  const { kardan } = await start((response, { method }) =>
    respond(response, 200, method === 'POST' ? upload('received') : upload('rejected', 'unsupported-format')),
  );
  const refused = await kardan.uploadPicture(new Blob(['no picture'])).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ code: 'picture-refused', message: 'unsupported-format' });
});

test('a picture that does not get ready is waited for a minute, and no longer than the caller likes', async () => {
  const { kardan, seen } = await start((response) => respond(response, 200, upload('received')));
  const stop = AbortSignal.timeout(100);
  await expect(kardan.uploadPicture(new Blob(['slow']), { signal: stop })).rejects.toMatchObject({ code: 'cancelled' });
  expect(seen).toHaveLength(1);

  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begunAt = Date.now();
  const fetch = async () => Response.json(upload('received'));
  const patient = new KardanClient({ host: 'https://kardan.example', key: 'kdn_test', dealership: 'muster', fetch });
  const ended = patient.uploadPicture(new Blob(['slow'])).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await ended).toMatchObject({ name: 'ApiError', code: 'picture-not-ready' });
  expect(Date.now() - begunAt).toBe(60_000);
});

test('1,201 cars go in three calls, each with a name of its own, and every car has its answer', async () => {
  const { kardan, seen } = await start((response, { body }) => {
    const { cars } = JSON.parse(body) as { cars: NumberedCar[] };
    respond(response, 200, { items: cars.map(({ number }) => ({ number })), run: {} });
  });
  const cars = Array.from({ length: 1_201 }, (_, place) => ({ number: String(place) }));
  const told = await Array.fromAsync(kardan.pushCars(cars));
  expect(told.map(({ number }) => number)).toEqual(cars.map(({ number }) => number));
  expect(seen).toHaveLength(3);
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
});

test('what is not there is null, and pages follow each other', async () => {
  const { kardan } = await start((response, { url = '' }) => {
    if (url.includes('/stock/')) return respond(response, 404, failure('not-found', 404), 'application/problem+json');
    const isLast = url.includes('cursor=7');
    return respond(response, 200, { items: [{ number: isLast ? 'B' : 'A' }], cursor: isLast ? null : '7' });
  });
  expect([await kardan.car('1'), await kardan.withdrawCar('1')]).toEqual([null, null]);
  expect(await Array.fromAsync(kardan.numbers())).toEqual([{ number: 'A' }, { number: 'B' }]);
});

test('what is published stands alone: it names nothing of ours that is not in it, and can be loaded', () => {
  const root = import.meta.dirname;
  execFileSync(process.execPath, [`${root}/build/build-package.ts`], { env: pathWithTools(root), stdio: 'pipe' });
  const files = globSync(`${root}/dist/**/*.{js,d.ts}`);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files)
    expect([file, /@kardan\/|\.ts['"]/.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
  const program = `import('${root}/dist/client/kardan-client.js').then(({ KardanClient }) => console.log(typeof KardanClient))`;
  expect(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' }).trim()).toBe('function');
});

/** As pnpm runs scripts. */
function pathWithTools(root: string): NodeJS.ProcessEnv {
  return { PATH: `${root}/node_modules/.bin:${dirnameOf(process.execPath)}:/usr/bin:/bin` };
}

function dirnameOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
