import { z } from 'zod';
import { defineCall } from '../call.ts';
import { city } from '../regions/regions.ts';

export const operatorCity = city
  .extend({ district: z.string(), region: z.string(), dealerships: z.number().int() })
  .meta({ id: 'OperatorCity' });
export type OperatorCity = z.output<typeof operatorCity>;

export const operatorCityCalls = {
  operatorCities: defineCall({
    method: 'GET',
    path: '/admin/operator/cities',
    summary: 'Cities by postcode, with what refers to them; for operators. They are changed by `/city`',
    query: z.object({
      words: z.string().trim().max(100).optional().describe('A postcode, its beginning, or words of the name.'),
      cursor: z.string().max(100).optional(),
    }),
    response: z.object({ items: z.array(operatorCity), cursor: z.string().nullable() }).meta({ id: 'OperatorCities' }),
    secure: true,
  }),
};
