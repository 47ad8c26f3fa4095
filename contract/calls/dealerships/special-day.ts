import { z } from 'zod';

const clock = z.string().describe('As 08:30, by the clock in Vienna.');

/** A day that is unlike the same day of other weeks. */
export const specialDay = z
  .object({
    date: z.iso.date(),
    hours: z.array(z.object({ opens: clock, closes: clock })).describe('Empty: closed on that day.'),
    note: z.string().nullable().describe('Why, as the dealership says it.'),
  })
  .meta({ id: 'SpecialDay' });
export type SpecialDay = z.output<typeof specialDay>;
