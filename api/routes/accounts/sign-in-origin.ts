import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import type { SignInClient } from '@kardan/contract/values/accounts';
import { deviceLabel } from '@kardan/core/accounts/sessions/device-label';
import type { SignInOrigin, SignInStep } from '@kardan/core/accounts/sign-in/sign-in-step';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyReply } from 'fastify';
import { deviceCookieOf, sessionCookieOf, setDeviceCookie, setSessionCookie } from '../../requests/account-cookies.ts';

/** From where somebody signs in. A page of another site signs nobody into an account of its choice. */
export function originOf({ request }: FastifyReply, client: SignInClient): SignInOrigin {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Failure('forbidden');
  return {
    client,
    device: deviceLabel(request.headers['user-agent']),
    visitorAddress: request.ip,
    replacedToken: client === 'browser' ? sessionCookieOf(request) : undefined,
    deviceToken: deviceCookieOf(request),
    requestId: request.id,
  };
}

/** Answers a way of signing in; a browser gets what renews the session as a cookie. */
export function answerSignIn(
  reply: FastifyReply,
  { client }: SignInOrigin,
  { answer, session }: SignInStep,
): SignInAnswer {
  if (session && client === 'browser') {
    setSessionCookie(reply, session.refreshToken, session.maxAgeSeconds);
    setDeviceCookie(reply, session.deviceToken);
  }
  return answer;
}
