import { feedSourceCalls as calls } from '@kardan/contract/calls/feeds/sources';
import { maxFeedFileBytes } from '@kardan/contract/values/feeds';
import { retryPictures } from '@kardan/core/feeds/pictures/retry-pictures';
import { makeFeedKey } from '@kardan/core/feeds/sources/make-feed-key';
import { readFeedSource } from '@kardan/core/feeds/sources/read-feed-source';
import { tryConnection } from '@kardan/core/feeds/sources/try-connection';
import { uploadFeedFile } from '@kardan/core/feeds/sources/upload-feed-file';
import type { Services } from '@kardan/core/services';
import { maxUploadTimeoutMs } from '../../calls/handler-timeout.ts';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

export function feedSourceRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.feedSource,
    access: dealerStaffOf('dealershipId'),
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => readFeedSource(services, actor, params),
  });
  api.route({
    ...calls.uploadFeedFile,
    access: dealerStaffOf('dealershipId'),
    // A person tries a few, a system sends one every quarter of an hour.
    limit: perAccount(20, 'hour'),
    maxFileBytes: maxFeedFileBytes,
    uploadTimeoutMs: maxUploadTimeoutMs,
    status: 202,
    handler: ({ actor, params, body: { file, name, dry } }) =>
      uploadFeedFile(services, actor, params, { file, name, dry: dry === 'true' }),
  });
  api.route({
    ...calls.retryFeedPictures,
    access: dealerStaffOf('dealershipId'),
    // Each may ask servers of others for thousands of pictures.
    limit: perAccount(10, 'hour'),
    handler: ({ actor, params }) => retryPictures(services, actor, params),
  });
  api.route({
    ...calls.tryFeedConnection,
    access: dealerOwnerOf('dealershipId'),
    // Each asks a server of somebody else's.
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params, body }) => tryConnection(services, actor, params.dealershipId, body),
  });
  api.route({
    ...calls.makeFeedKey,
    access: dealerOwnerOf('dealershipId'),
    limit: perAccount(10, 'hour'),
    handler: ({ actor, params }) => makeFeedKey(services, actor, params),
  });
}
