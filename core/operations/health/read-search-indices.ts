import type { SearchIndex } from '@kardan/contract/calls/operator/operations';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import { type IndexServices, measureIndices } from './measure-indices.ts';

/** Tells operators how the indices of cars and of search agents stand. */
export async function readSearchIndices(
  services: IndexServices,
  actor: Actor,
): Promise<{ engineAnswers: boolean; items: SearchIndex[] }> {
  requireOperator(actor);
  return measureIndices(services);
}
