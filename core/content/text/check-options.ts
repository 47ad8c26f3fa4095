import type { z } from 'zod';
import { ContentFault } from './content-fault.ts';

/** Options as their schema wants them; refuses with everything that is wrong. */
export function checkOptions<S extends z.ZodType>(schema: S, options: unknown, whose: string): z.output<S> {
  const checked = schema.safeParse(options);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
  throw new ContentFault(`${whose}: ${wrong.join('; ')}`);
}
