import type { MeasuredHealth } from '@kardan/contract/calls/operator/health';
import type { Database } from '../../db/database.ts';
import { checkReadiness } from '../../health/check-readiness.ts';
import { readPriceModelAge } from '../../pricing/read-price-model-age.ts';
import type { SearchEngine } from '../../search/engine.ts';
import { measureIndices } from '../health/measure-indices.ts';
import { measurePortal } from '../health/measure-portal.ts';
import { countQueueConnections, loadBackupStream } from './process-store.ts';

interface Services {
  db: Database;
  search: SearchEngine;
  /** Where the processes that answer over HTTP are asked whether they do. */
  addresses: { api: string; web: string };
}

export interface PartState {
  part: string;
  /** Unknown is nothing wrong: somebody else has to tell. */
  state: 'ok' | 'wrong' | 'unknown';
  detail: string;
}

/** As the alert of that name: the market is read every night. */
const maxModelAgeSeconds = 36 * 3600;
const timeoutMs = 5_000;

/** Tells the state of every part, by the operators' own measures; a part that cannot be asked is wrong, and keeps no other from being told. */
export async function readStatus(services: Services): Promise<PartState[]> {
  const { db, search, addresses } = services;
  const readiness = await checkReadiness(services);
  const asked = await Promise.all([
    answering('api', `${addresses.api}/health/ready`),
    answering('web', `${addresses.web}/robots.txt`),
    telling('worker', async () => [workerState(await countQueueConnections(db))]),
    telling('measures', async () => (await measurePortal(db)).measures.map(measureState)),
    telling('indices', async () => indexStates(await measureIndices({ db, search }))),
    telling('price model', async () => [modelState(await readPriceModelAge({ db }))]),
    telling('backup', async () => [backupState(await loadBackupStream(db))]),
  ]);
  return [upOrDown('database', readiness.database), upOrDown('search engine', readiness.search), ...asked.flat()];
}

export function isWrong(parts: readonly PartState[]): boolean {
  return parts.some(({ state }) => state === 'wrong');
}

function upOrDown(part: string, found: 'up' | 'down'): PartState {
  return { part, state: found === 'up' ? 'ok' : 'wrong', detail: found };
}

async function answering(part: string, address: string): Promise<PartState[]> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    return [{ part, state: ok ? 'ok' : 'wrong', detail: `answers ${status}` }];
  } catch {
    return [{ part, state: 'wrong', detail: `does not answer at ${new URL(address).host}` }];
  }
}

async function telling(part: string, tell: () => Promise<PartState[]>): Promise<PartState[]> {
  try {
    return await tell();
  } catch (error) {
    return [{ part, state: 'wrong', detail: `cannot be read: ${error instanceof Error ? error.name : 'unknown'}` }];
  }
}

function workerState(connections: number): PartState {
  return connections > 0
    ? { part: 'worker', state: 'ok', detail: 'connected to the queue' }
    : { part: 'worker', state: 'wrong', detail: 'none is connected to the queue' };
}

const units: Record<MeasuredHealth['measure'], string> = {
  'index-lag': 's',
  'oldest-job': 's',
  'dead-jobs': 'jobs',
  'broken-feeds': '%',
  'mail-bounces': '%',
  'api-errors': '%',
};

function measureState({ measure, value, limit, over }: MeasuredHealth): PartState {
  const unit = units[measure];
  const told = value === null ? 'nothing to measure' : `${Number(value.toFixed(2))} ${unit} (limit ${limit} ${unit})`;
  return { part: measure, state: over ? 'wrong' : 'ok', detail: told };
}

function indexStates({ engineAnswers, items }: Awaited<ReturnType<typeof measureIndices>>): PartState[] {
  if (!engineAnswers) return [{ part: 'indices', state: 'wrong', detail: 'the engine does not answer' }];
  return items.map(({ kind, documents, rows, waiting, isCurrent }) => ({
    part: `index of ${kind}`,
    state: isCurrent ? 'ok' : 'wrong',
    detail: `${documents} documents of about ${rows} rows, ${waiting} changes waiting${isCurrent ? '' : '; of an older version'}`,
  }));
}

/** A provider's backup is not ours to see. */
function backupState(stream: Awaited<ReturnType<typeof loadBackupStream>>): PartState {
  if (!stream) return { part: 'backup', state: 'unknown', detail: 'not made by `pnpm ops:backup`' };
  if (stream.isLost) return { part: 'backup', state: 'wrong', detail: 'changes are lost to it: make a new one' };
  const behind = stream.behindBytes === null ? '' : `, ${(stream.behindBytes / 1024 ** 2).toFixed(1)} MB behind`;
  return stream.isFollowing
    ? { part: 'backup', state: 'ok', detail: `follows changes${behind}` }
    : { part: 'backup', state: 'wrong', detail: `does not follow changes${behind}` };
}

/** A new installation has none until its first night. */
function modelState(ageSeconds: number | undefined): PartState {
  if (ageSeconds === undefined) return { part: 'price model', state: 'unknown', detail: 'none was made yet' };
  const hours = Math.floor(ageSeconds / 3600);
  return { part: 'price model', state: ageSeconds > maxModelAgeSeconds ? 'wrong' : 'ok', detail: `${hours} h old` };
}
