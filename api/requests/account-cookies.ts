import { sessionCookie } from '@kardan/contract/values/session-cookie';
import { deviceDays } from '@kardan/core/accounts/sign-in/device-token';
import { stateSeconds } from '@kardan/core/accounts/sso/signing-in/sign-in-state';
import type { FastifyReply, FastifyRequest } from 'fastify';

const device = '__Host-kardan-device';
const companySignIn = '__Host-kardan-company-sign-in';
/** No script reads them, no other site has them sent. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function setSessionCookie(reply: FastifyReply, refreshToken: string, maxAgeSeconds: number): void {
  reply.header('set-cookie', `${sessionCookie}=${refreshToken}; ${attributes}; Max-Age=${maxAgeSeconds}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${sessionCookie}=; ${attributes}; Max-Age=0`);
}

/** Kept beyond the session: it opens nothing, and lets its owner in while others guess at the password. */
export function setDeviceCookie(reply: FastifyReply, deviceToken: string): void {
  reply.header('set-cookie', `${device}=${deviceToken}; ${attributes}; Max-Age=${deviceDays * 24 * 3600}`);
}

/** Kept between the two steps of a sign-in with the company account: only the browser that began can finish. */
export function setStateCookie(reply: FastifyReply, state: string): void {
  reply.header('set-cookie', `${companySignIn}=${state}; ${attributes}; Max-Age=${stateSeconds}`);
}

export function clearStateCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${companySignIn}=; ${attributes}; Max-Age=0`);
}

export function stateCookieOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, companySignIn);
}

export function sessionCookieOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, sessionCookie);
}

export function deviceCookieOf(request: FastifyRequest): string | undefined {
  return cookieOf(request, device);
}

/** What a cookie holds, of a page of our own: another site's cannot have a session renewed. */
function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
