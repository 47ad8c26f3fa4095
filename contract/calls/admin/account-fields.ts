import { z } from 'zod';
import {
  accountLengths,
  dealershipStates,
  groupRoles,
  passwordLengths,
  secondFactors,
  signInClients,
} from '../../values/accounts.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { textForms } from '../../values/text-forms.ts';
import { line } from '../contact/contact-fields.ts';

export const whole = z.number().int();
export const done = z.void();

/** It stands in mails to others: nothing that a mail program makes a link of. */
export const displayName = line(accountLengths.displayName).regex(textForms.personName);

export const newPassword = z
  .string()
  .min(passwordLengths.min)
  .max(passwordLengths.max)
  .describe('Refused as `weak-password` where it is easily guessed.');

/** As somebody types it to sign in: bounded, so that nobody has megabytes hashed, and not told what is wrong with it. */
export const typedPassword = z.string().min(1).max(1_000);

export const totpCode = z
  .string()
  .max(20)
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .regex(textForms.mailedCode)
  .describe('Six digits, with or without blanks.');

/** Signed by us, or random: whatever else it is gives nothing. */
export const opaqueToken = z.string().min(1).max(2_000);

export const client = z
  .enum(signInClients)
  .default('browser')
  .describe('`browser` keeps the session in a cookie that no script reads; `other` is handed a refresh token.');

/** As WebAuthn writes it in JSON; a browser's library makes and reads it. */
export const webAuthnJson = z.looseObject({}).describe('As WebAuthn writes it in JSON.');

const tokens = {
  accessToken: z.string().describe('Goes with every secure call: `Authorization: Bearer …`.'),
  expiresInSeconds: whole,
  refreshToken: z.string().optional().describe('Only for `client: other`; each renewal gives a new one.'),
};

export const renewedSession = z.object(tokens).meta({ id: 'RenewedSession' });
export type RenewedSession = z.output<typeof renewedSession>;

export const signInAnswer = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), ...tokens }),
    z
      .object({ outcome: z.literal('set-up-second-factor'), ...tokens })
      .describe('Signed in, but for nothing else than setting up the second factor that this account needs.'),
    z.object({
      outcome: z.literal('second-factor'),
      ticket: z.string().describe('Goes with the second factor.'),
      methods: z.array(z.enum(secondFactors)),
      expiresInSeconds: whole,
    }),
  ])
  .meta({ id: 'SignInAnswer' });
export type SignInAnswer = z.output<typeof signInAnswer>;

export const ownDealership = z
  .object({ id: whole, slug: z.string(), name: z.string(), place: z.string(), state: z.enum(dealershipStates) })
  .meta({ id: 'OwnDealership' });
export type OwnDealership = z.output<typeof ownDealership>;

export const ownGroup = z.object({
  role: z.enum(groupRoles),
  group: z.object({ id: whole, slug: z.string(), name: z.string() }),
  dealerships: z.array(ownDealership),
});

export const dealershipParams = z.object({ dealershipId: idOrSlug });
export const groupParams = z.object({ groupId: idOrSlug });
