import { z } from 'zod';
import { language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { email } from '../contact/contact-fields.ts';
import {
  client,
  displayName,
  done,
  newPassword,
  opaqueToken,
  signInAnswer,
  totpCode,
  typedPassword,
  webAuthnJson,
} from './account-fields.ts';

/** How a mail's link names an invitation or a reset. */
const mailedToken = z.string().min(1).max(200);

export const invitation = z
  .object({
    email: z.string(),
    displayName: z.string(),
    invitedBy: z.string().nullable(),
    dealership: z.string().nullable().describe('Its name; null where it leads elsewhere.'),
    group: z.string().nullable().describe('Name of the group; with neither it leads to the portal itself.'),
    asksFor: z
      .enum(['new-password', 'password', 'nothing', 'reset'])
      .describe(
        'What to accept with: of an account in use its password, or nothing where it signs in otherwise; one that nothing opens asks for a password by mail first.',
      ),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

export const signInCalls = {
  signIn: defineCall({
    method: 'POST',
    path: '/admin/auth/login',
    summary: 'Signs in with address and password; unknown, locked and wrong are answered alike',
    body: z.strictObject({ email, password: typedPassword, client }),
    response: signInAnswer,
  }),
  confirmSignIn: defineCall({
    method: 'POST',
    path: '/admin/auth/second-factor',
    summary: 'Goes on with a sign-in that asked for a second factor: a one-time password, or a recovery code',
    body: z
      .strictObject({
        ticket: opaqueToken,
        code: totpCode.optional(),
        recoveryCode: z.string().min(1).max(40).optional(),
        client,
      })
      .refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
        path: ['code'],
        params: { code: 'code-or-recovery-code' },
      }),
    response: signInAnswer,
  }),
  passkeySignInOptions: defineCall({
    method: 'POST',
    path: '/admin/auth/passkey/options',
    summary: 'What a browser asks its passkeys with; with the ticket of a sign-in, those of its account',
    body: z.strictObject({ ticket: opaqueToken.optional() }),
    response: z.object({ ticket: z.string(), options: webAuthnJson }).meta({ id: 'PasskeyOptions' }),
  }),
  passkeySignIn: defineCall({
    method: 'POST',
    path: '/admin/auth/passkey/verify',
    summary: 'Signs in with a passkey, or goes on with a sign-in that asked for one',
    body: z.strictObject({ ticket: opaqueToken, credential: webAuthnJson, client }),
    response: signInAnswer,
  }),
  invitation: defineCall({
    method: 'POST',
    path: '/admin/auth/invitation/look',
    summary: 'What an invitation’s link leads to; the link is in the body, so that no log keeps it',
    body: z.strictObject({ token: mailedToken }),
    response: invitation,
  }),
  acceptInvitation: defineCall({
    method: 'POST',
    path: '/admin/auth/invitation',
    summary: 'Accepts an invitation and signs in, once: with a new password, or as an account in use signs in',
    body: z.strictObject({ token: mailedToken, displayName, password: newPassword.optional(), client }),
    response: signInAnswer,
  }),
  requestPasswordReset: defineCall({
    method: 'POST',
    path: '/admin/auth/password-reset',
    summary: 'Mails a link to choose a new password, where there is an account; answered alike where there is none',
    body: z.strictObject({ email, language: language.describe('Language of the page that asks.') }),
    response: done,
  }),
  resetPassword: defineCall({
    method: 'POST',
    path: '/admin/auth/password-reset/confirm',
    summary: 'Sets a new password with a mailed link, ends every session and signs in',
    body: z.strictObject({ token: mailedToken, password: newPassword, client }),
    response: signInAnswer,
  }),
};
