import { ownListingCalls as calls } from '@kardan/contract/calls/stock/own-listing';
import { advisePrice } from '@kardan/core/listings/advice/advise-price';
import { proposeText } from '@kardan/core/listings/advice/propose-text';
import { readOwnListing } from '@kardan/core/listings/editing/change-own-car';
import { createListing } from '@kardan/core/listings/editing/create-listing';
import { discardChanges, moveListing, withdrawListing } from '@kardan/core/listings/editing/move-listing';
import { publishListing } from '@kardan/core/listings/editing/publish-listing';
import { saveListing } from '@kardan/core/listings/editing/save-listing';
import { listRevisions } from '@kardan/core/listings/history/list-revisions';
import { undoRevision } from '@kardan/core/listings/history/undo-revision';
import { scheduleListing, unscheduleListing } from '@kardan/core/listings/scheduling/schedule-listing';
import type { Services } from '@kardan/core/services';
import { checkListing } from '@kardan/core/stock/checking/check-listing';
import type { Api } from '../../route.ts';
import { dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const access = dealerStaffOf('dealershipId');
/** A form asks again when its window comes back, and beside it shows what is missing. */
const reading = { access, limit: perAccount(600, 'minute') } as const;
/** A form saves by itself once a second at most, in two or three tabs. */
const saving = { access, limit: perAccount(300, 'minute') } as const;

export function ownListingRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.createListing,
    access,
    limit: perAccount(120, 'minute'),
    status: 201,
    handler: ({ actor, params, body }) => createListing(services, actor, params.dealershipId, body),
  });
  api.route({
    ...calls.ownListing,
    ...reading,
    handler: ({ actor, params }) => readOwnListing(services, actor, params),
  });
  api.route({
    ...calls.saveListing,
    ...saving,
    handler: ({ actor, params, body }) => saveListing(services, actor, params, body),
  });
  api.route({
    ...calls.discardListingChanges,
    ...saving,
    handler: ({ actor, params }) => discardChanges(services, actor, params),
  });
  api.route({
    ...calls.publishListing,
    ...saving,
    handler: ({ actor, params }) => publishListing(services, actor, params),
  });
  api.route({
    ...calls.moveListing,
    ...saving,
    handler: ({ actor, params, body }) => moveListing(services, actor, params, body.state),
  });
  api.route({
    ...calls.withdrawListing,
    ...saving,
    handler: ({ actor, params }) => withdrawListing(services, actor, params),
  });
  api.route({
    ...calls.scheduleListing,
    ...saving,
    handler: ({ actor, params, body }) => scheduleListing(services, actor, params, body),
  });
  api.route({
    ...calls.unscheduleListing,
    ...saving,
    handler: ({ actor, params }) => unscheduleListing(services, actor, params, params.scheduleId),
  });
  api.route({
    ...calls.checkListing,
    ...reading,
    handler: ({ actor, params }) => checkListing(services, actor, params),
  });
  api.route({
    ...calls.listingRevisions,
    ...reading,
    handler: ({ actor, params }) => listRevisions(services, actor, params),
  });
  api.route({
    ...calls.undoRevision,
    ...saving,
    handler: ({ actor, params }) => undoRevision(services, actor, params, params.revision),
  });
  api.route({
    ...calls.proposeText,
    ...saving,
    handler: ({ actor, params }) => proposeText(services, actor, params),
  });
  api.route({
    ...calls.priceAdvice,
    ...reading,
    handler: ({ actor, params, query }) => advisePrice(services, actor, params, query),
  });
}
