import { z } from 'zod';
import { accountLengths, dealershipRoles } from '../../values/accounts.ts';
import { languages } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { line } from '../contact/contact-fields.ts';
import {
  displayName,
  done,
  newPassword,
  opaqueToken,
  ownDealership,
  ownGroup,
  totpCode,
  typedPassword,
  webAuthnJson,
  whole,
} from './account-fields.ts';

const passkeyLabel = line(accountLengths.passkeyLabel);
const passkeyParams = z.object({ id: z.uuid() });

export const ownPasskey = z
  .object({
    id: z.uuid(),
    label: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    backedUp: z.boolean().describe('Kept by a service, so that a lost device does not lose it.'),
  })
  .meta({ id: 'OwnPasskey' });

export const ownAccount = z
  .object({
    id: whole,
    email: z.string(),
    displayName: z.string(),
    language: z.enum(languages),
    isOperator: z.boolean(),
    isEditor: z.boolean(),
    hasPassword: z.boolean(),
    hasCompanyAccount: z.boolean().describe('Signs in through the company’s identity provider, and in no other way.'),
    totp: z.boolean(),
    recoveryCodesLeft: whole,
    passkeys: z.array(ownPasskey),
    memberships: z.array(z.object({ role: z.enum(dealershipRoles), dealership: ownDealership })),
    groups: z.array(ownGroup),
    monthlyReport: z.boolean().describe('Gets the monthly report of what they own by mail.'),
    signInFresh: z.boolean().describe('Signed in so recently that security settings can be changed.'),
  })
  .meta({ id: 'OwnAccount' });
export type OwnAccount = z.output<typeof ownAccount>;

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()).describe('Each good for one sign-in; told this once.') })
  .meta({ id: 'RecoveryCodes' });

export const accountCalls = {
  ownAccount: defineCall({
    method: 'GET',
    path: '/admin/account',
    summary: 'Who is signed in, with what they work for',
    response: ownAccount,
    secure: true,
  }),
  updateOwnAccount: defineCall({
    method: 'PUT',
    path: '/admin/account',
    summary: 'Changes name, language and whether monthly reports come by mail',
    body: z.strictObject({
      displayName,
      language: z.enum(languages),
      monthlyReport: z.boolean().optional().describe('Stays as it is unless told.'),
    }),
    response: done,
    secure: true,
  }),
  changePassword: defineCall({
    method: 'PUT',
    path: '/admin/account/password',
    summary: 'Sets a new password and ends every other session',
    body: z.strictObject({
      current: typedPassword.optional().describe('Needed where there is one.'),
      password: newPassword,
    }),
    response: done,
    secure: true,
  }),
  newPasskeyOptions: defineCall({
    method: 'POST',
    path: '/admin/account/passkeys/options',
    summary: 'What a browser makes a passkey with; needs a fresh sign-in',
    response: z.object({ ticket: z.string(), options: webAuthnJson }).meta({ id: 'NewPasskeyOptions' }),
    secure: true,
  }),
  addPasskey: defineCall({
    method: 'POST',
    path: '/admin/account/passkeys',
    summary: 'Adds the passkey that a browser made; needs a fresh sign-in',
    body: z.strictObject({ ticket: opaqueToken, label: passkeyLabel, credential: webAuthnJson }),
    response: ownPasskey,
    secure: true,
  }),
  renamePasskey: defineCall({
    method: 'PUT',
    path: '/admin/account/passkeys/:id',
    summary: 'Names a passkey',
    params: passkeyParams,
    body: z.strictObject({ label: passkeyLabel }),
    response: done,
    secure: true,
  }),
  removePasskey: defineCall({
    method: 'DELETE',
    path: '/admin/account/passkeys/:id',
    summary: 'Removes a passkey; needs a fresh sign-in',
    params: passkeyParams,
    response: done,
    secure: true,
  }),
  startTotp: defineCall({
    method: 'POST',
    path: '/admin/account/totp',
    summary: 'A secret for one-time passwords; it counts once it is confirmed; needs a fresh sign-in',
    response: z
      .object({ secret: z.string(), address: z.string().describe('`otpauth:` address, for a QR code.') })
      .meta({ id: 'NewTotp' }),
    secure: true,
  }),
  confirmTotp: defineCall({
    method: 'POST',
    path: '/admin/account/totp/confirm',
    summary: 'Takes one-time passwords into use with a first one; needs a fresh sign-in',
    body: z.strictObject({ code: totpCode }),
    response: recoveryCodes,
    secure: true,
  }),
  removeTotp: defineCall({
    method: 'DELETE',
    path: '/admin/account/totp',
    summary: 'Takes one-time passwords out of use; needs a fresh sign-in',
    response: done,
    secure: true,
  }),
  newRecoveryCodes: defineCall({
    method: 'POST',
    path: '/admin/account/recovery-codes',
    summary: 'Makes new recovery codes and the older ones worthless; needs a fresh sign-in',
    response: recoveryCodes,
    secure: true,
  }),
};
