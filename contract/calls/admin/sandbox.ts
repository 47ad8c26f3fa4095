import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dealershipParams, ownDealership, whole } from './account-fields.ts';

const sandboxPath = '/admin/dealership/:dealershipId/sandbox';
const sandbox = z
  .object({
    dealership: ownDealership,
    cars: whole,
    removedOn: z.iso.date().describe('When it is removed unless it is used: 90 days after its last use.'),
  })
  .meta({ id: 'Sandbox' });
export type Sandbox = z.output<typeof sandbox>;

export const sandboxCalls = {
  sandbox: defineCall({
    method: 'GET',
    path: sandboxPath,
    summary: 'The dealership to try things in, if there is one',
    params: dealershipParams,
    response: z.object({ sandbox: sandbox.nullable() }).meta({ id: 'OwnSandbox' }),
    secure: true,
  }),
  makeSandbox: defineCall({
    method: 'POST',
    path: sandboxPath,
    summary:
      'Makes a dealership to try things in: all works as in the real one, and nothing of it is ever public. For owners',
    params: dealershipParams,
    response: sandbox,
    secure: true,
    takesLong: true,
  }),
  emptySandbox: defineCall({
    method: 'DELETE',
    path: `${sandboxPath}/cars`,
    summary: 'Removes all cars from the sandbox; its keys stay. For owners',
    params: dealershipParams,
    response: sandbox,
    secure: true,
    takesLong: true,
  }),
};
