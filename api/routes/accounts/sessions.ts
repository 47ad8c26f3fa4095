import { sessionCalls as calls } from '@kardan/contract/calls/admin/sessions';
import { accountOf, sessionOf } from '@kardan/core/accounts/policies';
import { endOtherSessions, endSession, signOut } from '@kardan/core/accounts/sessions/end-sessions';
import { listSessions } from '@kardan/core/accounts/sessions/list-sessions';
import { renewSession } from '@kardan/core/accounts/sessions/renew-session';
import { Failure } from '@kardan/core/kernel/errors';
import type { Services } from '@kardan/core/services';
import { clearSessionCookie, sessionCookieOf, setSessionCookie } from '../../requests/account-cookies.ts';
import type { Api } from '../../route.ts';
import { everyone, signedIn } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

const own = { access: signedIn, limit: perAccount(120, 'minute') } as const;

export function sessionRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.refreshSession,
    access: everyone,
    priority: 'vital',
    // Each tab of an office that shares an address, every quarter of an hour and at each start.
    limit: perVisitor(600, 'minute'),
    handler: async ({ body }, reply) => {
      const cookie = body.refreshToken === undefined ? sessionCookieOf(reply.request) : undefined;
      const token = body.refreshToken ?? cookie;
      if (token === undefined) throw new Failure('session-ended');
      const { tokens, refreshToken, maxAgeSeconds } = await renewSession(services, token);
      if (cookie !== undefined) setSessionCookie(reply, refreshToken, maxAgeSeconds);
      return tokens;
    },
  });
  api.route({
    ...calls.ping,
    ...own,
    handler: ({ actor }) => {
      const { id: sessionId, expiresAt } = sessionOf(actor);
      return { accountId: accountOf(actor), sessionId, sessionEndsAt: expiresAt.toISOString() };
    },
  });
  api.route({
    ...calls.signOut,
    ...own,
    handler: async ({ actor }, reply) => {
      await signOut(services, actor);
      clearSessionCookie(reply);
    },
  });
  api.route({ ...calls.ownSessions, ...own, handler: ({ actor }) => listSessions(services, actor) });
  api.route({
    ...calls.endSession,
    ...own,
    handler: ({ actor, params }) => endSession(services, actor, params.id),
  });
  api.route({ ...calls.endOtherSessions, ...own, handler: ({ actor }) => endOtherSessions(services, actor) });
}
