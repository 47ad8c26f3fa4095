import { z } from 'zod';

const number = z.number();
const ticks = z.array(z.object({ at: number, label: z.string() }));
const axis = z.object({ min: number, max: number, ticks });
const summary = z.string().describe('What the drawing says, for those who do not see it.');

/** A drawing of numbers that the rules or the text's author gave. Words are in the language of the text. */
export const contentChart = z
  .discriminatedUnion('shape', [
    z.object({
      shape: z.literal('lines'),
      x: axis,
      y: axis,
      series: z.array(z.object({ name: z.string(), points: z.array(z.tuple([number, number])) })),
      /** A place on the horizontal axis that has a name. */
      marks: z.array(z.object({ at: number, label: z.string() })),
      summary,
    }),
    z.object({
      shape: z.literal('bars'),
      max: number,
      bars: z.array(z.object({ label: z.string(), value: number, text: z.string(), highlight: z.boolean() })),
      summary,
    }),
    z.object({
      shape: z.literal('spans'),
      x: axis,
      rows: z.array(z.object({ name: z.string(), spans: z.array(z.object({ from: number, to: number })) })),
      summary,
    }),
  ])
  .meta({ id: 'ContentChart' });
export type ContentChart = z.output<typeof contentChart>;
