import { z } from 'zod';
import { financeWishes } from '../values/financing.ts';

const financePartner = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().trim().min(1).max(80),
  city: z.string().trim().min(1).max(60),
  email: z.email(),
  phone: z.string().trim().min(5).max(40).nullable().default(null),
  offers: z.array(z.enum(financeWishes)).min(1),
});
export type FinancePartner = z.output<typeof financePartner>;

/** Who may be asked for credit, leasing or insurance; a list that cannot be read keeps a process from starting. */
export const financePartners = z
  .string()
  .default('[]')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not a JSON list' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(financePartner)
      .refine((partners) => new Set(partners.map(({ id }) => id)).size === partners.length, 'an id stands there twice'),
  );
