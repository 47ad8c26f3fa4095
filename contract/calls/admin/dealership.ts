import { defineCall } from '../call.ts';
import { dealershipParams, ownDealership } from './account-fields.ts';

export const adminDealershipCalls = {
  ownDealership: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId',
    summary: 'A dealership for those who work for it, in any role, and for operators; suspended and closed ones too',
    params: dealershipParams,
    response: ownDealership,
    secure: true,
  }),
};
