import { z } from 'zod';
import { moderationOrigins } from '../../values/moderation.ts';
import { done } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { newStatement, reasons, statementSummary } from './moderation-fields.ts';

const listing = '/admin/operator/listings/:listingId';
const params = z.object({ listingId: z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** Reasons of a measure that no notice asked for. */
export const ownFinding = newStatement.extend({
  foundBy: z.enum(moderationOrigins).exclude(['notice']).default('own'),
});
export type OwnFinding = z.output<typeof ownFinding>;

export const blockingCalls = {
  blockListing: defineCall({
    method: 'POST',
    path: `${listing}/block`,
    summary: 'Takes a car off the site with reasons, which its dealer is sent',
    params,
    body: ownFinding,
    response: statementSummary,
    secure: true,
  }),
  unblockListing: defineCall({
    method: 'POST',
    path: `${listing}/unblock`,
    summary: 'Lifts a block: the car is again what it was before, and its dealer is told why',
    params,
    body: z.strictObject({ because: reasons }),
    response: done,
    secure: true,
  }),
};
