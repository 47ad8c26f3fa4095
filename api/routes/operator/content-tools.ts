import { operatorContentToolCalls as tools } from '@kardan/contract/calls/operator/content-tools';
import { redirectCalls as redirects } from '@kardan/contract/calls/operator/redirects';
import { maxUploadBytes } from '@kardan/contract/values/image-sizes';
import { previewCarBlock } from '@kardan/core/content/cars/preview-car-block';
import { addPicture, describePicture } from '@kardan/core/content/pictures/add-picture';
import { listPictures } from '@kardan/core/content/pictures/list-pictures';
import { removePicture } from '@kardan/core/content/pictures/remove-picture';
import { addRedirect, removeRedirect } from '@kardan/core/content/redirects/change-redirects';
import { listRedirects } from '@kardan/core/content/redirects/read-redirects';
import { listReferences } from '@kardan/core/content/rules/list-references';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { editor } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const reading = { access: editor, limit: perAccount(300, 'minute') } as const;
const changing = { access: editor, limit: perAccount(60, 'minute') } as const;

export function operatorContentToolRoutes(api: Api, services: Services): void {
  api.route({
    ...tools.contentPictures,
    ...reading,
    handler: ({ actor, query }) => listPictures(services, actor, query),
  });
  api.route({
    ...tools.uploadContentPicture,
    access: editor,
    // Each is decoded while its sender waits, in up to two seconds and 200 MB.
    limit: perAccount(10, 'minute'),
    maxFileBytes: maxUploadBytes,
    status: 201,
    handler: ({ actor, body }) => addPicture(services, actor, body),
  });
  api.route({
    ...tools.describeContentPicture,
    ...changing,
    handler: ({ actor, params, body }) => describePicture(services, actor, params.name, body),
  });
  api.route({
    ...tools.removeContentPicture,
    ...changing,
    handler: ({ actor, params }) => removePicture(services, actor, params.name),
  });
  api.route({
    ...tools.contentReferences,
    ...reading,
    handler: ({ actor, query }) => listReferences(services, actor, query.language),
  });
  api.route({
    ...tools.contentCarBlock,
    ...reading,
    handler: ({ actor, query }) => previewCarBlock(services, actor, query),
  });
  api.route({
    ...redirects.redirects,
    ...reading,
    handler: ({ actor, query }) => listRedirects(services, actor, query),
  });
  api.route({
    ...redirects.addRedirect,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => addRedirect(services, actor, body),
  });
  api.route({
    ...redirects.removeRedirect,
    ...changing,
    handler: ({ actor, params }) => removeRedirect(services, actor, params.redirectId),
  });
}
