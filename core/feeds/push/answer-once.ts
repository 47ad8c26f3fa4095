import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../db/database.ts';
import { Failure } from '../../kernel/errors.ts';
import { deleteAnswers, deleteAnswersBeyond, loadAnswer, saveAnswer } from './idempotent-answer-store.ts';

/** How long the same request may come again. */
const keptHours = 24;

/** Of one dealership the newest: an answer about 500 cars is some 300 KB, and whoever asks again does so within minutes. */
const keptAnswers = 1_000;

interface NamedRequest {
  dealershipId: number;
  /** As the caller names it; without a name it is done as often as it comes. */
  key: string | undefined;
  /** All that makes it another request. */
  request: unknown;
}

/**
 * Does something once for each name that a caller gives a request: once more gives the answer of then. Work and answer commit
 * together, so that whatever stops us between them leaves neither. The caller holds the dealership's stock: two of the same name never work at
 * once.
 */
export async function answerOnce<Answer>(
  tx: Tx,
  { dealershipId, key, request }: NamedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const known = await loadAnswer(tx, { dealershipId, key }, keptHours);
  if (known && known.requestHash !== requestHash) throw new Failure('idempotency-mismatch');
  if (known) return known.answer as Answer;
  const answer = await work();
  await saveAnswer(tx, { dealershipId, key }, { requestHash, answer });
  await deleteAnswersBeyond(tx, dealershipId, keptAnswers);
  return answer;
}

/** Forgets answers whose time is over; returns how many. */
export function forgetAnswers({ db }: { db: Database }): Promise<number> {
  return deleteAnswers(db, keptHours);
}
