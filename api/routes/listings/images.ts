import { mediaCalls as calls } from '@kardan/contract/calls/listings/media';
import { imageQuery, maxUploadBytes } from '@kardan/contract/values/image-sizes';
import { optimiseImage } from '@kardan/core/media/derived/optimise-image';
import { readImageUpload } from '@kardan/core/media/uploads/read-image-upload';
import { receiveImage } from '@kardan/core/media/uploads/receive-image';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerStaffOf, everyone } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

export function imageRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.uploadImage,
    access: dealerStaffOf('dealershipId'),
    // Two cars of forty pictures at once pass; how much may wait and how many bytes come in an hour the use case says.
    limit: perAccount(600, 'minute'),
    maxFileBytes: maxUploadBytes,
    status: 202,
    handler: ({ actor, params, body }) => receiveImage(services, actor, params.dealershipId, body),
  });
  api.route({
    ...calls.imageUpload,
    access: dealerStaffOf('dealershipId'),
    limit: perAccount(300, 'minute'),
    handler: ({ actor, params }) => readImageUpload(services, actor, params.dealershipId, params.uploadId),
  });
  api.route({
    ...calls.image,
    access: everyone,
    // A results page shows 80 pictures, and a whole company may share an address.
    limit: perVisitor(5000, 'minute'),
    immutable: true,
    // Somebody may look for a picture a moment before it is ready.
    notFoundMaxAgeSeconds: 10,
    etag: ({ query }) => `"${hashOf(query.url)}-${query.w}-${query.q}"`,
    canonicalQuery: ({ query }) => imageQuery(hashOf(query.url), query.w),
    handler: ({ query, ip }) =>
      optimiseImage(services, { contentHash: hashOf(query.url), widthPx: query.w, quality: query.q }, ip),
  });
}

/** The schema has seen to it that this is all there is behind the last slash. */
function hashOf(url: string): string {
  return url.slice('/media/'.length);
}
