import { z } from 'zod';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';

/** One value of a closed set and what a visitor reads for it. */
export const referenceValue = z
  .object({
    value: z.string(),
    label: z.string(),
    group: z.object({ value: z.string(), label: z.string() }).optional().describe('Of equipment.'),
  })
  .meta({ id: 'ReferenceValue' });
export type ReferenceValue = z.output<typeof referenceValue>;

export const referenceTypes = [
  'category',
  'fuel',
  'gearbox',
  'drive',
  'body',
  'colour',
  'interior-material',
  'emission-class',
  'equipment',
  'service',
  'language',
] as const;
export type ReferenceType = (typeof referenceTypes)[number];

export const referenceCalls = {
  references: defineCall({
    method: 'GET',
    path: '/data/references/:type',
    summary: `A closed set of values with their labels: ${referenceTypes.join(', ')}`,
    params: z.object({ type: z.string().min(1).max(40) }),
    query: z.object({ language }),
    response: z.object({ type: z.enum(referenceTypes), values: z.array(referenceValue) }),
  }),
};
