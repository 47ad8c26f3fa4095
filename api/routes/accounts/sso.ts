import { ssoCalls as calls } from '@kardan/contract/calls/admin/sso';
import {
  removeIdentityProvider,
  saveIdentityProvider,
} from '@kardan/core/accounts/sso/set-up/change-identity-provider';
import { checkIdentityProvider } from '@kardan/core/accounts/sso/set-up/check-identity-provider';
import { readIdentityProvider } from '@kardan/core/accounts/sso/set-up/read-identity-provider';
import { releaseCompanyAccount } from '@kardan/core/accounts/sso/set-up/release-company-account';
import { finishCompanySignIn } from '@kardan/core/accounts/sso/signing-in/finish-company-sign-in';
import { startCompanySignIn } from '@kardan/core/accounts/sso/signing-in/start-company-sign-in';
import { companySignOut } from '@kardan/core/accounts/sso/signing-out/company-sign-out';
import { endCompanySessions } from '@kardan/core/accounts/sso/signing-out/end-company-sessions';
import { isUnderCompanyAccount } from '@kardan/core/accounts/sso/under-company-account';
import type { Services } from '@kardan/core/services';
import { clearStateCookie, setStateCookie, stateCookieOf } from '../../requests/account-cookies.ts';
import type { Api } from '../../route.ts';
import { everyone, groupOwnerOf, operator, signedIn } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';
import { answerSignIn, originOf } from './sign-in-origin.ts';

const access = groupOwnerOf('groupId');
/** Each may ask a provider, which may be slow: an office signs in within a few minutes of each other. */
const tries = { access: everyone, limit: perVisitor(60, 'minute'), priority: 'vital' } as const;

export function ssoRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.lookForCompanyAccount,
    ...tries,
    handler: async ({ body }) => ({ hasCompanyAccount: await isUnderCompanyAccount(services.db, body.email) }),
  });
  api.route({
    ...calls.startCompanySignIn,
    ...tries,
    handler: async ({ body }, reply) => {
      originOf(reply, 'browser');
      const { address, state } = await startCompanySignIn(services, body);
      setStateCookie(reply, state);
      return { address };
    },
  });
  api.route({
    ...calls.finishCompanySignIn,
    ...tries,
    handler: async ({ body }, reply) => {
      const origin = originOf(reply, body.client);
      const state = stateCookieOf(reply.request);
      // Whatever it ends in, it counts once.
      clearStateCookie(reply);
      const step = await finishCompanySignIn(services, { ...body, state }, origin);
      return answerSignIn(reply, origin, step);
    },
  });
  api.route({
    ...calls.companySignOut,
    access: signedIn,
    limit: perAccount(60, 'minute'),
    handler: ({ actor }) => companySignOut(services, actor),
  });
  api.route({
    ...calls.endCompanySessions,
    access: everyone,
    priority: 'vital',
    // A provider tells of each person apart, all from one address: when an office closes, many at once.
    limit: perVisitor(600, 'minute'),
    handler: ({ params, body }) => endCompanySessions(services, params.groupId, body.logout_token),
  });
  api.route({
    ...calls.identityProvider,
    access,
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params }) => readIdentityProvider(services, actor, params.groupId),
  });
  api.route({
    ...calls.saveIdentityProvider,
    access,
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params, body }) => saveIdentityProvider(services, actor, params.groupId, body),
  });
  api.route({
    ...calls.removeIdentityProvider,
    access,
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params }) => removeIdentityProvider(services, actor, params.groupId),
  });
  api.route({
    ...calls.releaseCompanyAccount,
    access: operator,
    limit: perAccount(60, 'minute'),
    handler: ({ actor, params, body }) => releaseCompanyAccount(services, actor, params.groupId, body),
  });
  api.route({
    ...calls.checkIdentityProvider,
    access,
    // Asks a stranger's server.
    limit: perAccount(10, 'minute'),
    handler: ({ actor, params, body }) => checkIdentityProvider(services, actor, params.groupId, body.issuer),
  });
}
