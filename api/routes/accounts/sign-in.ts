import { signInCalls as calls } from '@kardan/contract/calls/admin/sign-in';
import { acceptInvitation, lookAtInvitation } from '@kardan/core/accounts/links/accept-invitation';
import { requestPasswordReset, resetPassword } from '@kardan/core/accounts/links/reset-password';
import { passkeySignInOptions } from '@kardan/core/accounts/passkeys/passkey-sign-in-options';
import { signInWithPasskey } from '@kardan/core/accounts/passkeys/sign-in-with-passkey';
import { confirmSignIn } from '@kardan/core/accounts/sign-in/confirm-sign-in';
import { signIn } from '@kardan/core/accounts/sign-in/sign-in';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';
import { answerSignIn, originOf } from './sign-in-origin.ts';

/**
 * How often a form may be sent at all, so that nobody has passwords hashed without end. How many guesses there are is
 * limited in the database (core/accounts/sign-in/sign-in-limits.ts), so that it holds across instances.
 */
const tries = { access: everyone, limit: perVisitor(60, 'minute'), priority: 'vital' } as const;

export function signInRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.signIn,
    ...tries,
    handler: async ({ body }, reply) => {
      const origin = originOf(reply, body.client);
      return answerSignIn(reply, origin, await signIn(services, body, origin));
    },
  });
  api.route({
    ...calls.confirmSignIn,
    ...tries,
    handler: async ({ body }, reply) => {
      const origin = originOf(reply, body.client);
      return answerSignIn(reply, origin, await confirmSignIn(services, body, origin));
    },
  });
  api.route({
    ...calls.passkeySignInOptions,
    ...tries,
    handler: ({ body }) => passkeySignInOptions(services, body.ticket),
  });
  api.route({
    ...calls.passkeySignIn,
    ...tries,
    handler: async ({ body }, reply) => {
      const origin = originOf(reply, body.client);
      return answerSignIn(reply, origin, await signInWithPasskey(services, body, origin));
    },
  });
  api.route({ ...calls.invitation, ...tries, handler: ({ body }) => lookAtInvitation(services, body.token) });
  api.route({
    ...calls.acceptInvitation,
    ...tries,
    handler: async ({ body }, reply) => {
      const origin = originOf(reply, body.client);
      return answerSignIn(reply, origin, await acceptInvitation(services, body, origin));
    },
  });
  api.route({
    ...calls.requestPasswordReset,
    ...tries,
    handler: ({ body, ip }) => requestPasswordReset(services, body, ip),
  });
  api.route({
    ...calls.resetPassword,
    ...tries,
    handler: async ({ body }, reply) => {
      const origin = originOf(reply, body.client);
      return answerSignIn(reply, origin, await resetPassword(services, body, origin));
    },
  });
}
