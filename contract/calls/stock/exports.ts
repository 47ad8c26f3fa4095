import { z } from 'zod';
import { exportFormats, exportLinkBounds } from '../../values/exports.ts';
import { idOrSlug, languages } from '../../values/identifiers.ts';
import { dealershipParams, done, whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import { stockFilter } from './stock-list.ts';

export const exportLink = z
  .object({
    id: z.uuid(),
    name: z.string(),
    format: z.enum(exportFormats),
    language: z.enum(languages),
    withVin: z.boolean(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ExportLink' });
export type ExportLink = z.output<typeof exportLink>;

const stock = '/admin/dealership/:dealershipId/listings';
const links = '/admin/dealership/:dealershipId/export-links';

export const exportCalls = {
  exportStockJson: defineCall({
    method: 'GET',
    path: `${stock}/export-json`,
    summary: 'Cars of the stock as a JSON file, as a feed of the format kardan-json reads them',
    params: dealershipParams,
    query: stockFilter,
    response: z.file(),
    responseType: 'binary',
    mediaType: 'application/json',
    secure: true,
    scope: 'stock',
  }),
  exportStockForGoogle: defineCall({
    method: 'GET',
    path: `${stock}/export-google`,
    summary: 'The cars on offer as Google’s vehicle listings feed, a CSV file; cars without a VIN are not in it',
    params: dealershipParams,
    response: z.file(),
    responseType: 'binary',
    mediaType: 'text/csv',
    secure: true,
    scope: 'stock',
  }),
  exportLinks: defineCall({
    method: 'GET',
    path: links,
    summary: 'The dealership’s export links, by name; for owners',
    params: dealershipParams,
    response: z
      .object({
        items: z.array(exportLink),
        google: z
          .object({ cars: whole, withoutVin: whole })
          .describe('Cars on offer, and how many of them Google’s feed has to leave out.'),
      })
      .meta({ id: 'ExportLinks' }),
    secure: true,
  }),
  createExportLink: defineCall({
    method: 'POST',
    path: links,
    summary: `Makes a secret address that gives the cars on offer as a file; at most ${exportLinkBounds.links}`,
    params: dealershipParams,
    body: z.strictObject({
      name: line(exportLinkBounds.name),
      format: z.enum(exportFormats),
      language: z.enum(languages).default('de-AT').describe('Language of its words; of `csv` and `xlsx`.'),
      withVin: z
        .boolean()
        .default(false)
        .describe(
          'Only for `google`, which needs it: whoever has the address reads the VINs then, and Google shows them.',
        ),
    }),
    response: z
      .object({ link: exportLink, address: z.string().describe('Told this once: only its hash is kept.') })
      .meta({ id: 'NewExportLink' }),
    secure: true,
  }),
  removeExportLink: defineCall({
    method: 'DELETE',
    path: `${links}/:linkId`,
    summary: 'Revokes an export link: its address gives nothing any more',
    params: dealershipParams.extend({ linkId: z.uuid() }),
    response: done,
    secure: true,
  }),
  exportedFile: defineCall({
    method: 'GET',
    path: '/export/:token/:file',
    summary: 'The file of an export link: the dealership’s cars on offer, with nothing that is not public',
    params: z.object({ token: z.string().regex(/^[\w-]{43}$/), file: idOrSlug }),
    response: z.file(),
    responseType: 'binary',
    mediaType: 'application/octet-stream',
  }),
};
