import type { z } from 'zod';

/** A text that the database can keep: it takes every sign but NUL. */
export function storedText(text: z.ZodString): z.ZodString {
  return text.refine((given) => !given.includes('\0'), { params: { code: 'control-character' } });
}

/** The largest whole number that the database keeps in four bytes. */
export const maxInt4 = 2_147_483_647;
