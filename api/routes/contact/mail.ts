import { mailCalls as calls } from '@kardan/contract/calls/contact/mail';
import { askAboutListing } from '@kardan/core/inquiries/ask-about-listing';
import { askDealership } from '@kardan/core/inquiries/ask-dealership';
import { askOperator } from '@kardan/core/inquiries/ask-operator';
import { askNearbyAboutListing } from '@kardan/core/inquiries/nearby/ask-nearby-about-listing';
import { askNearbyAboutSearch } from '@kardan/core/inquiries/nearby/ask-nearby-about-search';
import { requestAdvertising } from '@kardan/core/inquiries/request-advertising';
import { requestRegistration } from '@kardan/core/inquiries/request-registration';
import { writeToOperator } from '@kardan/core/inquiries/write-to-operator';
import type { Services } from '@kardan/core/services';
import { issueChallenge } from '@kardan/core/spam-check/issue-challenge';
import type { Api } from '../../route.ts';
import { anyDealer, everyone } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

/**
 * How often a form may be tried, mistakes included. How many are taken is limited in the database (core/inquiries), so
 * that it holds across instances.
 */
const tries = { access: everyone, limit: perVisitor(30, 'minute'), status: 202 } as const;

export function mailRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.mailChallenge,
    access: everyone,
    limit: perVisitor(60, 'minute'),
    handler: () => issueChallenge(services),
  });
  api.route({ ...calls.mailListing, ...tries, handler: ({ body, ip }) => askAboutListing(services, body, ip) });
  api.route({ ...calls.mailDealership, ...tries, handler: ({ body, ip }) => askDealership(services, body, ip) });
  api.route({
    ...calls.mailProximityDealership,
    ...tries,
    handler: ({ body, ip }) => askNearbyAboutListing(services, body, ip),
  });
  api.route({
    ...calls.mailProximityDealershipSearch,
    ...tries,
    handler: ({ body, ip }) => askNearbyAboutSearch(services, body, ip),
  });
  api.route({
    ...calls.mailDealershipRegisterRequest,
    ...tries,
    handler: ({ body, ip }) => requestRegistration(services, body, ip),
  });
  api.route({ ...calls.mailOperator, ...tries, handler: ({ body, ip }) => askOperator(services, body, ip) });
  api.route({ ...calls.mailBannerAd, ...tries, handler: ({ body, ip }) => requestAdvertising(services, body, ip) });
  api.route({
    ...calls.mailDealershipAdmin,
    access: anyDealer,
    limit: perAccount(30, 'minute'),
    status: 202,
    handler: ({ body, actor }) => writeToOperator(services, actor, body),
  });
}
