import { z } from 'zod';
import { calendarDay } from '../../values/calendar-day.ts';
import { defineCall } from '../call.ts';
import { dealershipParams, whole } from './account-fields.ts';

export const historyEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actor: z
      .object({
        accountId: whole.nullable().describe('Null where no person did it: a key, a feed.'),
        name: z.string().nullable().describe('Null once the account is erased.'),
      })
      .nullable()
      .describe('Who did it; null where the portal did it by itself.'),
    onBehalf: z.boolean().describe('Somebody of the portal did it for the dealership.'),
    action: z.string().describe('What was done: `member.invited`, `listing.changed` …'),
    object: z.object({ kind: z.string(), id: z.string().describe('Empty for members.'), label: z.string() }),
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    requestId: z.string().nullable(),
  })
  .meta({ id: 'HistoryEntry' });
export type HistoryEntry = z.output<typeof historyEntry>;

const filters = {
  from: calendarDay.optional().describe('First day, in Vienna.'),
  to: calendarDay.optional().describe('Last day, in Vienna.'),
  action: z.string().min(1).max(60).optional(),
  accountId: z.coerce.number().int().positive().max(2_147_483_647).optional().describe('Who did it.'),
};

export const historyCalls = {
  history: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/history',
    summary: 'What was done in the dealership’s name, newest first, fifty at a time',
    params: dealershipParams,
    query: z.strictObject({ ...filters, cursor: z.string().min(1).max(200).optional() }),
    response: z
      .object({ items: z.array(historyEntry), cursor: z.string().nullable().describe('Asks for the next ones.') })
      .meta({ id: 'History' }),
    secure: true,
  }),
  exportHistory: defineCall({
    method: 'GET',
    path: '/admin/dealership/:dealershipId/history/export',
    summary: 'The same as a CSV file, at most 20,000 lines',
    params: dealershipParams,
    query: z.strictObject(filters),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
  }),
};
