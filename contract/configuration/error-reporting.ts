import { z } from 'zod';

/** Read by web, whose pages then report, and by the API, which then takes it: one name for both. */
export const errorReportingVariable = {
  ERROR_REPORTING: z
    .string()
    .optional()
    .transform((value) => value === '1')
    .describe('`1` has browsers report errors, and a hundredth of visits their loading times; nothing else does.'),
};
