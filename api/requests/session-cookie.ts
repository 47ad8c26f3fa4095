import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `__Host-` lets no other host of the domain set it, no script reads it, no other site has it sent. Without HTTPS too:
 * browsers take `Secure` cookies from `localhost`, and a name of its own for development would be a second way.
 */
const name = '__Host-kardan-session';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export function setSessionCookie(reply: FastifyReply, refreshToken: string, maxAgeSeconds: number): void {
  reply.header('set-cookie', `${name}=${refreshToken}; ${attributes}; Max-Age=${maxAgeSeconds}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${name}=; ${attributes}; Max-Age=0`);
}

/** What the session's cookie holds, of a page of our own: another site's cannot have a session renewed. */
export function sessionCookieOf({ headers }: FastifyRequest): string | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return undefined;
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
