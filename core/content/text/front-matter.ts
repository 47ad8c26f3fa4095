import { articleQuestions, articleTags, type ContentKind } from '@kardan/contract/values/content';
import { contentKey } from '@kardan/contract/values/content-key';
import { slug } from '@kardan/contract/values/identifiers';
import { z } from 'zod';

/** Words separated by commas. */
const list = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? given.split(',').map((word) => word.trim()) : given),
    z.array(item).min(1).max(most),
  );

const textSlug = slug.min(3).max(80);
const head = {
  // References to rules count as written.
  title: z.string().min(3).max(110),
  lead: z.string().min(3).max(320),
  published: z.iso.date(),
  checked: z.iso.date().optional(),
};
const author = z.string().min(2).max(80).optional();
const contentOptions = z.string().max(300);

/** What stands above the text, by kind. */
export const frontMatterSchemas = {
  article: z
    .strictObject({
      slug: textSlug,
      ...head,
      author,
      question: z.enum(articleQuestions),
      tags: list(z.enum(articleTags), 2),
      picture: slug,
      alt: z.string().min(3).max(200),
      chart: contentOptions.optional(),
      related: list(contentKey, 3).optional(),
      cars: contentOptions.optional(),
      carsTitle: z.string().min(3).max(100).optional(),
    })
    .refine(({ cars, carsTitle }) => (cars === undefined) === (carsTitle === undefined), {
      message: 'cars and carsTitle go together',
      path: ['carsTitle'],
    }),
  portal: z.strictObject(head),
  press: z.strictObject({ slug: textSlug, ...head, author }),
  'price-list': z.strictObject(head),
  testimonial: z.strictObject(head),
} satisfies Record<ContentKind, z.ZodType>;

export type FrontMatter<Kind extends ContentKind = ContentKind> = z.output<(typeof frontMatterSchemas)[Kind]>;
