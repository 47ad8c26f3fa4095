import type { DealershipRequest } from '@kardan/contract/calls/operator/requests';
import type { Actor } from '../../accounts/actor.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import type { Env } from '../../env.ts';
import { NotFound } from '../../kernel/errors.ts';
import { listPlaces } from '../../regions/list-places.ts';
import { checkCompany } from './checks/check-company.ts';
import { loadMatches } from './checks/match-store.ts';
import { presentRequest } from './present-request.ts';
import { loadRequest } from './request-store.ts';

/** One request with everything that was checked, as it compares in this moment; for operators. */
export async function readRequest(
  { db, env }: { db: Database; env: Env },
  actor: Actor,
  requestId: string,
): Promise<DealershipRequest> {
  requireOperator(actor);
  const request = await loadRequest(db, requestId);
  if (!request) throw new NotFound('request');
  const [places, matches] = await Promise.all([listPlaces(db, request.postcode), loadMatches(db, request, requestId)]);
  const others = matches.filter(({ kind, id }) => kind !== 'dealership' || id !== String(request.dealershipId));
  const hasVatRegister = env.VIES_URL !== undefined;
  const checks = checkCompany({ company: request, places, matches: others, hasVatRegister });
  return presentRequest(request, places, checks);
}
