import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface Flood {
  origin: string;
  perSecond: number;
  /** Goes on until it has asked so often, though it was told to stop. */
  minRequests: number;
  /** `{n}` becomes another number each time. */
  path: string;
  method: 'GET' | 'POST';
  visitor: string;
}

/**
 * Asks at this rate whether or not answers come, until it is told to stop; tells how often each status came once nothing is on
 * its way any more.
 */
const { origin, perSecond, minRequests, path, method, visitor } = workerData as Flood;
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const statuses: Record<number, number> = {};
let stopped = false;
let onTheirWay = 0;
parentPort?.once('message', () => {
  stopped = true;
});

const began = performance.now();
for (let index = 0; !stopped || index < minRequests; index++) {
  const headers = { 'x-forwarded-for': visitor, 'accept-encoding': 'gzip', 'content-type': 'application/json' };
  onTheirWay += 1;
  request(origin + path.replaceAll('{n}', String(index)), { agent, method, headers })
    .on('response', (answer) => {
      answer.resume();
      statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1;
    })
    .on('error', () => undefined)
    .on('close', () => {
      onTheirWay -= 1;
    })
    .end(method === 'POST' ? JSON.stringify({ listingId: index }) : undefined);
  const dueMs = began + ((index + 1) * 1_000) / perSecond - performance.now();
  if (dueMs > 1) await sleep(dueMs);
}
while (onTheirWay > 0) await sleep(20);
parentPort?.postMessage(statuses);
agent.destroy();
