import { z } from 'zod';

/** What somebody typed, and which of its words carry the meaning. */
export const sentence = z.object({
  text: z.string(),
  /** What a reader takes it to mean, in words; for whoever reads a miss. */
  means: z.unknown().optional(),
  /** Words that must end in a filter, a wish or a condition on the title. */
  mustNotLose: z.array(z.string()).default([]),
  /** Words of which it is enough that they are told as not understood. */
  acceptNotUnderstood: z.array(z.string()).default([]),
});
export type Sentence = z.output<typeof sentence>;

/** A file of sentences: a list, or an object that holds it as `sentences`. */
export const sentences = z.union([
  z.array(sentence),
  z.object({ sentences: z.array(sentence) }).transform((file) => file.sentences),
]);
