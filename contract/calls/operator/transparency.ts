import { z } from 'zod';
import { language } from '../../values/identifiers.ts';
import { firstTransparencyYear, transparencyFigures } from '../../values/transparency.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

const year = z.coerce.number<number>().int().min(firstTransparencyYear).max(2100);

export const transparency = z
  .object({
    year: whole,
    years: z.array(whole).describe('Those that there are figures of, the newest first; this year always.'),
    countedUntil: z.iso.date().nullable().describe('The last month that was counted, by its first day.'),
    figures: z.array(
      z.object({
        figure: z.enum(transparencyFigures),
        key: z.string().describe('Reason, measure, ground … as a code.'),
        amount: whole,
      }),
    ),
    medianHours: z
      .object({ notices: whole.nullable(), complaints: whole.nullable() })
      .describe('From a notice to its decision; null where nothing was decided.'),
  })
  .meta({ id: 'Transparency' });
export type Transparency = z.output<typeof transparency>;

export const transparencyCalls = {
  transparency: defineCall({
    method: 'GET',
    path: '/admin/operator/transparency',
    summary: 'Figures of a year’s report on notices, decisions and complaints (DSA Art. 15, 24)',
    query: z.strictObject({ year: year.optional().describe('This year unless told.') }),
    response: transparency,
    secure: true,
  }),
  exportTransparency: defineCall({
    method: 'GET',
    path: '/admin/operator/transparency/export',
    summary: 'The same by month as a CSV file',
    query: z.strictObject({ year, language }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
  }),
};
