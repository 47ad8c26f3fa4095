import { z } from 'zod';
import { contentKey } from '../../values/content-key.ts';
import { language, slug } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { translations } from './articles.ts';
import { contentBlock } from './blocks.ts';

const head = {
  key: contentKey,
  slug,
  title: z.string(),
  lead: z.string(),
  publishedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  checkedOn: z.iso.date().nullable(),
};

export const contentPage = z
  .object({ ...head, blocks: z.array(contentBlock), translations })
  .meta({ id: 'ContentPage' });
export type ContentPage = z.output<typeof contentPage>;

export const pressRelease = z.object({ ...head, author: z.string() }).meta({ id: 'PressRelease' });
export type PressRelease = z.output<typeof pressRelease>;

export const testimonial = z
  .object({
    key: contentKey,
    title: z.string().describe('Who says it.'),
    lead: z.string().describe('Role and place.'),
    publishedAt: z.iso.datetime(),
    blocks: z.array(contentBlock),
  })
  .meta({ id: 'Testimonial' });
export type Testimonial = z.output<typeof testimonial>;

const bySlug = z.object({ slug });
const query = z.object({ language });

export const contentPageCalls = {
  contentPage: defineCall({
    method: 'GET',
    path: '/content/page/:slug',
    summary: 'A portal page or price list, by the name of its route: `privacy-policy`',
    params: bySlug,
    query,
    response: contentPage,
  }),
  pressReleases: defineCall({
    method: 'GET',
    path: '/content/press',
    summary: 'Press releases, newest first',
    query,
    response: z.array(pressRelease),
  }),
  pressRelease: defineCall({
    method: 'GET',
    path: '/content/press/:slug',
    summary: 'A press release',
    params: bySlug,
    query,
    response: contentPage,
  }),
  testimonials: defineCall({
    method: 'GET',
    path: '/content/testimonials',
    summary: 'What customers say, newest first',
    query,
    response: z.array(testimonial),
  }),
};
