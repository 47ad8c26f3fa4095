import { z } from 'zod';
import { auditActions } from '../../values/audit.ts';
import { calendarDay } from '../../values/calendar-day.ts';
import { maxInt4 } from '../../values/stored-text.ts';
import { whole } from '../admin/account-fields.ts';
import { historyEntry } from '../admin/history.ts';
import { defineCall } from '../call.ts';

export const portalHistoryEntry = historyEntry
  .extend({
    dealership: z
      .object({ id: whole, slug: z.string().nullable(), name: z.string().nullable() })
      .nullable()
      .describe('Null for what is the portal’s; without a name once it is gone.'),
  })
  .meta({ id: 'PortalHistoryEntry' });
export type PortalHistoryEntry = z.output<typeof portalHistoryEntry>;

const id = z.coerce.number().int().positive().max(maxInt4);
const filters = {
  from: calendarDay.optional().describe('First day, in Vienna.'),
  to: calendarDay.optional().describe('Last day, in Vienna.'),
  action: z.enum(auditActions).optional(),
  accountId: id.optional().describe('Who did it.'),
  dealershipId: id.optional(),
};

export const portalHistoryCalls = {
  portalHistory: defineCall({
    method: 'GET',
    path: '/admin/operator/history',
    summary: 'What was done anywhere in the portal, newest first, fifty at a time',
    query: z.strictObject({ ...filters, cursor: z.string().min(1).max(200).optional() }),
    response: z
      .object({ items: z.array(portalHistoryEntry), cursor: z.string().nullable().describe('Asks for the next ones.') })
      .meta({ id: 'PortalHistory' }),
    secure: true,
  }),
  exportPortalHistory: defineCall({
    method: 'GET',
    path: '/admin/operator/history/export',
    summary: 'The same as a CSV file, at most 20,000 lines; that it was made is on record',
    query: z.strictObject(filters),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
  }),
};
