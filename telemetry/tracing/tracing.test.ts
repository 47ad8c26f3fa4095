import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { openOtlpReceiver } from '../testing/otlp-receiver.ts';
import { startTracing } from './start-tracing.ts';
import { beginTrace, currentTrace, currentTraceparent, inSpan, isTracing, noteSpan, runInTrace } from './tracing.ts';

const stranger = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const server = { kind: 'server' } as const;

async function start(ratio: number, { status = 200, warn = (): void => undefined } = {}) {
  const receiver = await openOtlpReceiver({ status });
  const tracing = await startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: ratio },
    { name: 'api', warn },
  );
  onTestFinished(async () => {
    await tracing.close();
    await receiver[Symbol.asyncDispose]();
  });
  return { receiver, tracing };
}

test('steps of a trace are handed over as children of it, across what is awaited', async () => {
  const { receiver, tracing } = await start(1);
  const span = beginTrace('GET /cars', server, { parent: { ...stranger, sampled: true }, trusted: true });
  await runInTrace(span?.context as never, async () => {
    await Promise.all([
      inSpan('first', { kind: 'client' }, async () => noteSpan('in it', { kind: 'client', durationMs: 5 })),
    ]);
    expect(currentTraceparent()).toBe(`00-${stranger.traceId}-${span?.context.spanId}-01`);
  });
  span?.set({ 'http.response.status_code': 200 });
  span?.end();
  await tracing.close();
  const [whole] = receiver.spans().filter(({ name }) => name === 'GET /cars');
  const [first] = receiver.spans().filter(({ name }) => name === 'first');
  const [inner] = receiver.spans().filter(({ name }) => name === 'in it');
  expect(whole).toMatchObject({ service: 'kardan-api', traceId: stranger.traceId, parentSpanId: stranger.spanId });
  expect(whole?.attributes).toEqual({ 'http.response.status_code': 200 });
  expect(first).toMatchObject({ traceId: stranger.traceId, parentSpanId: whole?.spanId });
  expect(inner).toMatchObject({ traceId: stranger.traceId, parentSpanId: first?.spanId });
});

test('of what fails the kind is told, never its message', async () => {
  const { receiver, tracing } = await start(1);
  const span = beginTrace('GET /cars', server, { parent: undefined, trusted: true });
  await runInTrace(span?.context as never, async () => {
    const failing = inSpan('fails', { kind: 'client' }, async () => {
      throw new TypeError('anna.huber@example.at is taken');
    });
    await expect(failing).rejects.toThrow('anna.huber');
  });
  span?.end();
  await tracing.close();
  expect(receiver.received.join()).not.toContain('anna');
  const [fails] = receiver.spans().filter(({ name }) => name === 'fails');
  expect(fails).toMatchObject({ attributes: { 'error.type': 'TypeError' }, status: { code: 2 } });
  expect(fails?.events ?? []).toEqual([]);
});

test('a share of the traces is recorded, with all of its steps or none', async () => {
  const { receiver, tracing } = await start(0.3);
  for (let trace = 0; trace < 500; trace += 1) {
    const span = beginTrace('whole', server, { parent: undefined, trusted: false });
    await runInTrace(span?.context as never, () => inSpan('step', { kind: 'client' }, async () => undefined));
    span?.end();
  }
  await tracing.close();
  const whole = receiver.spans().filter(({ name }) => name === 'whole');
  expect(whole.length).toBeGreaterThan(90);
  expect(whole.length).toBeLessThan(210);
  expect(new Set(receiver.spans().map(({ traceId }) => traceId)).size).toBe(whole.length);
  expect(receiver.spans().filter(({ name }) => name === 'step')).toHaveLength(whole.length);
});

test('who is trusted decides what is recorded; a stranger keeps their id and decides nothing', async () => {
  const { tracing } = await start(0);
  const asked = { parent: { ...stranger, sampled: true } };
  expect(beginTrace('a', server, { ...asked, trusted: true })?.context).toMatchObject({ sampled: true });
  const drawn = beginTrace('a', server, { ...asked, trusted: false })?.context;
  expect(drawn).toMatchObject({ traceId: stranger.traceId, sampled: false });
  expect(drawn?.spanId).not.toBe(stranger.spanId);
  await tracing.close();
  const always = await start(1);
  const unwanted = { parent: { ...stranger, sampled: false } };
  expect(beginTrace('a', server, { ...unwanted, trusted: true })?.context).toMatchObject({ sampled: false });
  expect(beginTrace('a', server, { ...unwanted, trusted: false })?.context).toMatchObject({ sampled: true });
  await always.tracing.close();
});

test('a receiver that refuses is told of once, and nobody else notices', async () => {
  const warnings: string[] = [];
  const { tracing } = await start(1, { status: 400, warn: () => void warnings.push('lost') });
  beginTrace('GET /cars', server, { parent: undefined, trusted: true })?.end();
  await tracing.close();
  expect(warnings).toEqual(['lost']);
});

test('without a receiver nothing is traced', async () => {
  const tracing = await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, { name: 'api', warn: () => undefined });
  expect(isTracing()).toBe(false);
  expect(beginTrace('a', server, { parent: undefined, trusted: true })).toBeUndefined();
  expect(await inSpan('b', { kind: 'client' }, async () => currentTrace())).toBeUndefined();
  await tracing.close();
});

test('without a receiver nothing of OpenTelemetry is loaded', async () => {
  const script = fileURLToPath(new URL('../testing/print-loaded-sdk.ts', import.meta.url));
  const loaded = async (...more: string[]) => (await promisify(execFile)(process.execPath, [script, ...more])).stdout;
  expect(await loaded()).toBe('0\n');
  expect(Number(await loaded('http://127.0.0.1:9', '0'))).toBeGreaterThan(5);
}, 60_000);
