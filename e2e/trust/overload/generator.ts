import { randomInt, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Asked, newId, type Outcome, type Plan, type Stream, type Tally } from './messages.ts';

/**
 * The load's process: it sends and measures, and does nothing else, so that the pauses of whoever judges are not measured. A
 * browser's patience ends a request after half a minute.
 */
const timeoutMs = 30_000;
/**
 * Of each stream, kept open as a cache or balancer in front keeps them, and opened before anything is measured. Node lets in one
 * new connection with each turn of its event loop, so that hundreds of new ones wait for seconds behind pages being made.
 */
const connections = 100;
const agents = new Map<string, Agent>();

process.on('message', (plan: Plan) => {
  void run(plan).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());

async function run(plan: Plan): Promise<Outcome> {
  const outcome: Outcome = {};
  if (plan.kind === 'open') for (const stream of plan.streams) await openConnections(stream);
  const until = performance.now() + plan.seconds * 1_000;
  const running: Promise<void>[] = [];
  for (const stream of plan.streams) {
    const tally = emptyTally();
    outcome[stream.name] = tally;
    if ('perSecond' in stream) running.push(sendAtPace(stream, tally, until));
    else running.push(...Array.from({ length: stream.clients }, () => sendInTurn(stream, tally, until)));
  }
  await Promise.all(running);
  return outcome;
}

const opened = new Set<string>();
async function openConnections({ name, origin }: Stream): Promise<void> {
  if (opened.has(name)) return;
  opened.add(name);
  const file: Stream = { name, origin, requests: [{ method: 'GET', path: '/robots.txt' }] };
  await Promise.all(Array.from({ length: connections }, () => ask(file, emptyTally(), performance.now())));
}

function agentOf(name: string): Agent {
  const known = agents.get(name);
  if (known) return known;
  const options = {
    keepAlive: true,
    maxSockets: connections,
    maxFreeSockets: connections,
    scheduling: 'lifo',
  } as const;
  const agent = new Agent(options);
  agents.set(name, agent);
  return agent;
}

/** Independent visitors: gaps are exponential. */
async function sendAtPace(stream: Stream & { perSecond: number }, tally: Tally, until: number): Promise<void> {
  const answers: Promise<void>[] = [];
  for (let due = performance.now(); due < until; due += gapMs(stream.perSecond)) {
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    answers.push(ask(stream, tally, due));
  }
  await Promise.all(answers);
}

function gapMs(perSecond: number): number {
  return (-Math.log(1 - Math.random()) / perSecond) * 1_000;
}

async function sendInTurn(stream: Stream, tally: Tally, until: number): Promise<void> {
  while (performance.now() < until) await ask(stream, tally, performance.now());
}

function ask(stream: Stream, tally: Tally, due: number): Promise<void> {
  const asked = stream.requests[tally.sent % stream.requests.length] as Asked;
  const body = asked.body?.replace(newId, randomUUID());
  tally.sent += 1;
  const { promise, resolve } = Promise.withResolvers<void>();
  const fail = (why: string, example: string) => {
    const known = tally.failures[why] ?? { count: 0, example };
    tally.failures[why] = { ...known, count: known.count + 1 };
    resolve();
  };
  const call = request(new URL(asked.path, stream.origin), {
    method: asked.method,
    agent: agentOf(stream.name),
    headers: {
      'x-forwarded-for': stream.from ?? `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
      'accept-encoding': 'gzip',
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      ...asked.headers,
    },
  });
  call.setTimeout(timeoutMs, () => call.destroy(new Error('no answer')));
  call.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message, asked.path));
  call.on('response', (answer) => {
    const status = answer.statusCode ?? 0;
    let start = '';
    answer.on('data', (chunk: Buffer) => {
      if (status >= 400 && start.length < 200) start += chunk.toString('latin1');
    });
    answer.on('error', (error) => fail(error.message, asked.path));
    answer.on('end', () => {
      const ms = performance.now() - due;
      if (status < 400) tally.successMs.push(ms);
      else if (status === 503) {
        tally.refusedMs.push(ms);
        if (!answer.headers['retry-after']) tally.refusedWithoutRetryAfter += 1;
      } else if (status === 429) tally.limited += 1;
      else return fail(String(status), `${asked.path}: ${start.slice(0, 200)}`);
      resolve();
    });
  });
  call.end(body);
  return promise;
}

function emptyTally(): Tally {
  return { sent: 0, successMs: [], refusedMs: [], refusedWithoutRetryAfter: 0, limited: 0, failures: {} };
}
