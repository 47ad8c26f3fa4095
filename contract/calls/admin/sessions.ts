import { z } from 'zod';
import { signInClients } from '../../values/accounts.ts';
import { defineCall } from '../call.ts';
import { done, opaqueToken, renewedSession, whole } from './account-fields.ts';

export const ownSession = z
  .object({
    id: z.uuid(),
    isCurrent: z.boolean(),
    device: z.string().describe('Browser and system, as far as they tell: `Firefox · Android`.'),
    kind: z.enum(signInClients),
    createdAt: z.iso.datetime(),
    lastSeenOn: z.iso.date(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.output<typeof ownSession>;

export const sessionCalls = {
  refreshSession: defineCall({
    method: 'POST',
    path: '/admin/auth/refresh-token',
    summary: 'Renews a session by its cookie, or by a refresh token, which is worth nothing afterwards',
    body: z.strictObject({
      refreshToken: opaqueToken.optional().describe('Left out by browsers: they have the cookie.'),
    }),
    response: renewedSession,
  }),
  ping: defineCall({
    method: 'GET',
    path: '/admin/ping',
    summary: 'Whether the session lives, and until when',
    response: z
      .object({ accountId: whole, sessionId: z.uuid(), sessionEndsAt: z.iso.datetime() })
      .meta({ id: 'LiveSession' }),
    secure: true,
  }),
  signOut: defineCall({
    method: 'POST',
    path: '/admin/auth/logout',
    summary: 'Ends this session',
    response: done,
    secure: true,
  }),
  ownSessions: defineCall({
    method: 'GET',
    path: '/admin/auth/sessions',
    summary: 'Where this account is signed in, this session first',
    response: z.object({ items: z.array(ownSession) }).meta({ id: 'OwnSessions' }),
    secure: true,
  }),
  endSession: defineCall({
    method: 'DELETE',
    path: '/admin/auth/sessions/:id',
    summary: 'Ends one session of this account',
    params: z.object({ id: z.uuid() }),
    response: done,
    secure: true,
  }),
  endOtherSessions: defineCall({
    method: 'DELETE',
    path: '/admin/auth/sessions',
    summary: 'Ends every other session of this account',
    response: done,
    secure: true,
  }),
};
