import type { Tx } from '../../db/database.ts';
import { Failure, NotFound } from '../../kernel/errors.ts';
import { holdRequest, type StoredRequest } from './request-store.ts';

/** Holds a request that nobody has decided yet until the transaction ends: of two operators the second is told. */
export async function holdUndecided(tx: Tx, requestId: string): Promise<StoredRequest> {
  const request = await holdRequest(tx, requestId);
  if (!request) throw new NotFound('request');
  if (request.decidedAt) throw new Failure('request-decided');
  return request;
}
