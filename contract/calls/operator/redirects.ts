import { z } from 'zod';
import { textForms } from '../../values/text-forms.ts';
import { done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';

/** As many as web keeps at hand; a site that moves has hundreds. */
export const maxRedirects = 10_000;

/** An address of the site without host, query and fragment. */
const path = z.string().trim().min(2).max(300).regex(textForms.sitePath);

export const redirect = z
  .object({
    id: whole,
    fromPath: z.string(),
    toPath: z.string(),
    addedAt: z.iso.datetime(),
    addedBy: z.object({ accountId: whole, name: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.output<typeof redirect>;

export const redirectCalls = {
  redirects: defineCall({
    method: 'GET',
    path: '/admin/operator/redirects',
    summary: 'Addresses that lead to others, newest first, fifty at a time',
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      cursor: z.string().min(1).max(200).optional(),
    }),
    response: z.object({ items: z.array(redirect), cursor: z.string().nullable() }),
    secure: true,
  }),
  addRedirect: defineCall({
    method: 'POST',
    path: '/admin/operator/redirects',
    summary: 'Leads an address that names nothing to one that does; loops and chains are refused',
    body: z
      .strictObject({ fromPath: path, toPath: path })
      .refine(({ fromPath, toPath }) => fromPath !== toPath, { path: ['toPath'], params: { code: 'redirect-loop' } }),
    response: redirect,
    secure: true,
  }),
  removeRedirect: defineCall({
    method: 'DELETE',
    path: '/admin/operator/redirects/:redirectId',
    summary: 'The address names nothing again',
    params: z.object({
      redirectId: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    response: done,
    secure: true,
  }),
  redirectTable: defineCall({
    method: 'GET',
    path: '/content/redirects',
    summary: 'Every address that names nothing and leads elsewhere, for whoever answers for addresses',
    response: z.object({ items: z.array(z.object({ fromPath: z.string(), toPath: z.string() })).max(maxRedirects) }),
  }),
};
