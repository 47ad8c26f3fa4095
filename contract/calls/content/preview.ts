import { z } from 'zod';
import { languages } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { article } from './articles.ts';
import { contentPage, pressRelease, testimonial } from './pages.ts';

const shown = {
  language: z.enum(languages),
  version: z.number().int(),
  expiresAt: z.iso.datetime(),
};

/** A text that is not public, as its page would show it. */
export const contentPreview = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('article'), ...shown, article }),
    z.object({ kind: z.literal('portal'), ...shown, page: contentPage }),
    z.object({ kind: z.literal('price-list'), ...shown, page: contentPage }),
    z.object({ kind: z.literal('press'), ...shown, page: contentPage, release: pressRelease }),
    z.object({ kind: z.literal('testimonial'), ...shown, testimonial }),
    z
      .object({ kind: z.literal('faulty'), ...shown, title: z.string(), fault: z.string() })
      .describe('Something in it is still wrong: there is no page to show.'),
  ])
  .meta({ id: 'ContentPreview' });
export type ContentPreview = z.output<typeof contentPreview>;

export const contentPreviewCalls = {
  contentPreview: defineCall({
    method: 'GET',
    path: '/content/preview/:token',
    summary: 'A text that is not public, for who was given its link; kept by nobody',
    params: z.object({ token: z.string().min(1).max(200) }),
    response: contentPreview,
  }),
};
