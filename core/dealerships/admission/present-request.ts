import type { CheckedLine, DealershipRequest } from '@kardan/contract/calls/operator/requests';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { missingLegal } from '../../going-public/missing-for-public.ts';
import type { listPlaces } from '../../regions/list-places.ts';
import { placeMeant } from './checks/address-check.ts';
import { companyOf } from './company-of.ts';
import type { StoredRequest } from './request-store.ts';

/** A list of what goes out, so that nothing slips through. */
export function presentRequest(
  request: StoredRequest,
  places: Awaited<ReturnType<typeof listPlaces>>,
  checks: CheckedLine[],
): DealershipRequest {
  const { id, reference, state, createdAt, dueDay, decidedAt, question, askedAt } = request;
  const seat = placeMeant(request, places)?.name ?? null;
  return {
    id,
    reference,
    state,
    at: createdAt.toISOString(),
    dueOn: dueDay,
    isLate: decidedAt === null && dueDay < viennaDay(Date.now()),
    person: { name: request.personName, email: request.email, phone: request.phone, language: request.language },
    company: companyOf(request),
    carCount: request.carCount,
    feed: request.feedFormat,
    message: request.message,
    agreements: { terms: request.termsVersion, 'processing-contract': request.processingContractVersion },
    checks,
    places: places.map(({ id: placeId, name, district }) => ({ id: placeId, name, district: district.name })),
    placeId: placeMeant(request, places)?.id ?? null,
    missingLegal: missingLegal({ ...request, seat, chamber: null, rulesUrl: null }),
    question: question !== null && askedAt ? { text: question, at: askedAt.toISOString() } : null,
    decision: presentDecision(request),
  };
}

function presentDecision(request: StoredRequest): DealershipRequest['decision'] {
  const { decidedAt, deciderName, reasons, dealershipSlug, dealershipName, dealershipState } = request;
  if (!decidedAt) return null;
  const isThere = dealershipSlug !== null && dealershipName !== null && dealershipState !== null;
  return {
    at: decidedAt.toISOString(),
    by: deciderName,
    reasons,
    dealership: isThere ? { slug: dealershipSlug, name: dealershipName, state: dealershipState } : null,
  };
}
