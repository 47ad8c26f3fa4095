import { z } from 'zod';

const text = z.string().max(20_000);

/** The fields that the library reads, as far as texts go: what they hold it checks itself. */
const credential = z.looseObject({
  id: text.regex(/^[\w-]+$/),
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text, userHandle: text.optional() }),
});

/** A passkey's answer as a browser wrote it; undefined when it is none. */
export function readCredential(given: unknown): unknown {
  const parsed = credential.safeParse(given);
  return parsed.success ? { clientExtensionResults: {}, ...parsed.data } : undefined;
}
