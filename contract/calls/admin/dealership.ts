import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dealershipParams, ownDealership } from './account-fields.ts';

export const namedDealership = ownDealership
  .extend({
    actingUntil: z.iso
      .datetime()
      .nullable()
      .describe(
        'How long an operator may change things for it; null for one who looks, and for everybody who works for it.',
      ),
  })
  .meta({ id: 'NamedDealership' });
export type NamedDealership = z.output<typeof namedDealership>;

export const adminDealershipCalls = {
  ownDealership: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId',
    summary: 'A dealership for those who work for it, in any role, and for operators; suspended and closed ones too',
    params: dealershipParams,
    response: namedDealership,
    secure: true,
  }),
};
