import { ownListingCalls } from '@kardan/contract/calls/stock/own-listing';
import { uploadLinkCalls } from '@kardan/contract/calls/stock/upload-link';
import { maxUploadBytes } from '@kardan/contract/values/image-sizes';
import { arrangePictures } from '@kardan/core/listings/pictures/arrange-pictures';
import { editPicture } from '@kardan/core/media/edits/edit-picture';
import { readPictureSource } from '@kardan/core/media/edits/read-picture-source';
import { makeUploadLink, readUploadLink, revokeUploadLink } from '@kardan/core/media/upload-links/manage-upload-link';
import { readLinkedCar, uploadByLink } from '@kardan/core/media/upload-links/upload-by-link';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerStaffOf, everyone } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

const calls = { ...ownListingCalls, ...uploadLinkCalls };

export function pictureRoutes(api: Api, services: Services): void {
  const access = dealerStaffOf('dealershipId');
  api.route({
    ...calls.arrangePictures,
    access,
    limit: perAccount(240, 'minute'),
    handler: ({ actor, params, body }) => arrangePictures(services, actor, params, body),
  });
  api.route({
    ...calls.editPicture,
    access,
    // Each is a picture decoded and encoded; forty number plates in a minute are more than a hand can frame.
    limit: perAccount(120, 'minute'),
    status: 202,
    handler: ({ actor, params, body }) => editPicture(services, actor, params, body.edit),
  });
  api.route({
    ...calls.pictureSource,
    access,
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => readPictureSource(services, actor, params),
  });
  api.route({
    ...calls.makeUploadLink,
    access,
    limit: perAccount(30, 'minute'),
    handler: ({ actor, params }) => makeUploadLink(services, actor, params),
  });
  api.route({
    ...calls.uploadLink,
    access,
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => readUploadLink(services, actor, params),
  });
  api.route({
    ...calls.revokeUploadLink,
    access,
    limit: perAccount(60, 'minute'),
    handler: ({ actor, params }) => revokeUploadLink(services, actor, params),
  });
  api.route({
    ...calls.linkedCar,
    access: everyone,
    priority: 'vital',
    // The phone's page asks every few seconds, and a yard's phones may share an address. A token has 192 bits to guess.
    limit: perVisitor(240, 'minute'),
    handler: ({ body }) => readLinkedCar(services, body.token),
  });
  api.route({
    ...calls.uploadByLink,
    access: everyone,
    priority: 'vital',
    limit: perVisitor(240, 'minute'),
    maxFileBytes: maxUploadBytes,
    status: 202,
    handler: ({ body }) => uploadByLink(services, body),
  });
}
