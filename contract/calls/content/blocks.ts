import { z } from 'zod';
import { sectionKeys } from '../../values/sections.ts';
import { sorts } from '../../values/sorts.ts';
import { searchFilters } from '../search/search.ts';
import { contentChart } from './charts.ts';

const markdown = z.string().describe('CommonMark with tables, without HTML; numbers of the rules are filled in.');
const title = z.string().nullable();

export const contentPicture = z
  .object({ hash: z.string(), widthPx: z.number().int(), heightPx: z.number().int() })
  .meta({ id: 'ContentPicture' });
export type ContentPicture = z.output<typeof contentPicture>;

/** Live cars: what to search for, and how many of them to show. */
export const carsBlock = z
  .object({
    title: z.string(),
    section: z.enum(sectionKeys).nullable().describe('The section whose list has all of them.'),
    filters: searchFilters,
    sort: z.enum(sorts),
    limit: z.number().int().min(1).max(8),
  })
  .meta({ id: 'CarsBlock' });
export type CarsBlock = z.output<typeof carsBlock>;

/** A part of a text: Markdown, or one of the things that Markdown cannot say. */
export const contentBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), markdown }),
    z.object({ kind: z.literal('note'), tone: z.enum(['source', 'tip', 'warning']), title, markdown }),
    z.object({ kind: z.literal('key'), value: z.string(), text: z.string() }),
    z.object({ kind: z.literal('formula'), text: z.string() }),
    z.object({ kind: z.literal('checklist'), title, items: z.array(markdown) }),
    z.object({ kind: z.literal('figure'), picture: contentPicture, alt: z.string(), caption: z.string().nullable() }),
    z.object({ kind: z.literal('cars'), ...carsBlock.shape }),
    z.object({ kind: z.literal('chart'), title, caption: z.string().nullable(), chart: contentChart }),
    z.object({
      kind: z.literal('sum'),
      title,
      lines: z.array(
        z.object({ label: z.string(), note: z.string().nullable(), value: z.string(), isResult: z.boolean() }),
      ),
      warning: z.string().nullable().describe('Stands beside an example of a credit, as the law wants it.'),
    }),
    z.object({ kind: z.literal('calculator'), name: z.enum(['nova']) }),
  ])
  .meta({ id: 'ContentBlock' });
export type ContentBlock = z.output<typeof contentBlock>;
