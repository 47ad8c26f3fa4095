import { profileCalls as calls, type OwnProfile } from '@kardan/contract/calls/admin/profile';
import { acceptAgreement } from '@kardan/core/dealerships/editing/accept-agreement';
import { activateDealership } from '@kardan/core/dealerships/editing/activate-dealership';
import { readOwnProfile } from '@kardan/core/dealerships/editing/read-own-profile';
import { saveContractMakes } from '@kardan/core/dealerships/editing/save-contract-makes';
import { saveCustomPage } from '@kardan/core/dealerships/editing/save-custom-page';
import { saveDistricts } from '@kardan/core/dealerships/editing/save-districts';
import { saveImages } from '@kardan/core/dealerships/editing/save-images';
import { saveLegal } from '@kardan/core/dealerships/editing/save-legal';
import { saveOpeningHours } from '@kardan/core/dealerships/editing/save-opening-hours';
import { removePerson, savePerson } from '@kardan/core/dealerships/editing/save-person';
import { saveProfile } from '@kardan/core/dealerships/editing/save-profile';
import { listPlaces } from '@kardan/core/regions/list-places';
import type { Services } from '@kardan/core/services';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf, operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** A form asks again when its window comes back. */
const reading = { access: dealerStaffOf('dealershipId'), limit: perAccount(300, 'minute') } as const;
const changing = { access: dealerOwnerOf('dealershipId'), limit: perAccount(60, 'minute') } as const;

export function ownProfileRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.ownProfile,
    ...reading,
    handler: async ({ actor, params }, reply) =>
      tagged(await readOwnProfile(services, actor, params.dealershipId), reply),
  });
  api.route({
    ...calls.placesOfPostcode,
    ...reading,
    handler: async ({ query }) => ({ items: await listPlaces(services.db, query.postcode) }),
  });
  api.route({
    ...calls.saveProfile,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveProfile(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.saveOpeningHours,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveOpeningHours(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.saveContractMakes,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveContractMakes(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.saveDistricts,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveDistricts(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.savePerson,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await savePerson(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.removePerson,
    ...changing,
    handler: async ({ actor, params, revision }, reply) =>
      tagged(await removePerson(services, actor, { ...params, revision }), reply),
  });
  api.route({
    ...calls.saveCustomPage,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveCustomPage(services, actor, { ...params, revision }, body.page), reply),
  });
  api.route({
    ...calls.saveDealershipImages,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveImages(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.saveLegal,
    ...changing,
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await saveLegal(services, actor, { ...params, revision }, body), reply),
  });
  api.route({
    ...calls.acceptAgreement,
    ...changing,
    handler: async ({ actor, params, body }, reply) =>
      tagged(await acceptAgreement(services, actor, params.dealershipId, body), reply),
  });
  api.route({
    ...calls.activateDealership,
    access: operator,
    limit: perAccount(60, 'minute'),
    handler: async ({ actor, params }, reply) =>
      tagged(await activateDealership(services, actor, params.dealershipId), reply),
  });
}

/** The revision as `ETag`, for the `If-Match` of the next change. */
function tagged(profile: OwnProfile, reply: FastifyReply): OwnProfile {
  reply.header('etag', `"${profile.revision}"`);
  return profile;
}
