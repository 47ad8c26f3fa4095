import { exportCalls } from '@kardan/contract/calls/stock/exports';
import { exportFiles, exportMediaTypes } from '@kardan/contract/values/exports';
import type { Services } from '@kardan/core/services';
import { exportStockForGoogle, exportStockJson } from '@kardan/core/stock/export/export-stock';
import {
  createExportLink,
  listExportLinks,
  removeExportLink,
} from '@kardan/core/stock/export/links/manage-export-links';
import { readExportedFile } from '@kardan/core/stock/export/links/read-exported-file';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf, everyone } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

/** Reads every field of the whole stock. */
const whole = { access: dealerStaffOf('dealershipId'), limit: perAccount(20, 'minute') } as const;
const owner = { access: dealerOwnerOf('dealershipId'), limit: perAccount(60, 'minute') } as const;

export function exportRoutes(api: Api, services: Services): void {
  api.route({
    ...exportCalls.exportStockJson,
    ...whole,
    handler: ({ actor, params, query }) => exportStockJson(services, actor, params.dealershipId, query),
  });
  api.route({
    ...exportCalls.exportStockForGoogle,
    ...whole,
    handler: ({ actor, params }) => exportStockForGoogle(services, actor, params.dealershipId),
  });
  api.route({
    ...exportCalls.exportLinks,
    ...owner,
    handler: ({ actor, params }) => listExportLinks(services, actor, params.dealershipId),
  });
  api.route({
    ...exportCalls.createExportLink,
    ...owner,
    status: 201,
    handler: ({ actor, params, body }) => createExportLink(services, actor, params.dealershipId, body),
  });
  api.route({
    ...exportCalls.removeExportLink,
    ...owner,
    handler: ({ actor, params }) => removeExportLink(services, actor, params),
  });
  api.route({
    ...exportCalls.exportedFile,
    access: everyone,
    // A website that asks with every visitor of its own; each question reads the whole stock.
    limit: perVisitor(30, 'minute'),
    maxAgeSeconds: 600,
    // A revoked address shall give nothing, whatever a cache in front has seen.
    keptPrivately: true,
    handler: async ({ params }, reply) => {
      const { format, etag, content } = await readExportedFile(services, params);
      reply
        .type(exportMediaTypes[format])
        .header('content-disposition', `attachment; filename="${exportFiles[format]}"`)
        .header('x-robots-tag', 'noindex, nofollow')
        .header('etag', etag);
      return content;
    },
  });
}
