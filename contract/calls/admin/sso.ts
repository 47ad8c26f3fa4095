import { z } from 'zod';
import { dealershipRoles, groupRoles } from '../../values/accounts.ts';
import { language, smallNumber } from '../../values/identifiers.ts';
import { providerLimits as limits, providerChecks } from '../../values/identity-provider.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';
import { email, line } from '../contact/contact-fields.ts';
import { client, done, groupParams, signInAnswer, whole } from './account-fields.ts';

const numberedGroup = z.object({ groupId: smallNumber });

const domain = z.string().trim().toLowerCase().max(253).regex(textForms.domain);

const roleOfValue = z
  .union([
    z.strictObject({ value: line(limits.value), role: z.enum(groupRoles), dealershipId: z.null() }),
    z.strictObject({
      value: line(limits.value),
      role: z.enum(dealershipRoles),
      dealershipId: whole.positive().max(2_147_483_647).nullable().describe('Null for every dealership of the group.'),
    }),
  ])
  .meta({ id: 'RoleOfClaim' });

/** Compared sign by sign, so that its scheme is written as every provider writes it. */
const issuer = z
  .url({ protocol: /^https?$/ })
  .regex(textForms.webAddress)
  .max(limits.issuer);

export const identityProvider = z
  .object({
    issuer: z.string(),
    clientId: z.string(),
    domains: z.array(
      z.object({
        domain: z.string(),
        isConfirmed: z
          .boolean()
          .describe('Its addresses sign in through the provider; until then they sign in as ever.'),
      }),
    ),
    roleClaim: z.string(),
    roles: z.array(roleOfValue),
  })
  .meta({ id: 'IdentityProvider' });
export type IdentityProvider = z.output<typeof identityProvider>;

const groupsProvider = z
  .object({
    group: z.object({ id: whole, name: z.string() }),
    dealerships: z.array(z.object({ id: whole, name: z.string() })),
    redirectUri: z.string().describe('To be entered at the provider: where it sends people back to.'),
    logoutUri: z
      .string()
      .describe('To be entered at the provider: where it tells, by back-channel, who has signed out.'),
    provider: identityProvider.nullable(),
  })
  .meta({ id: 'GroupsIdentityProvider' });
export type GroupsIdentityProvider = z.output<typeof groupsProvider>;

export const ssoCalls = {
  lookForCompanyAccount: defineCall({
    method: 'POST',
    path: '/admin/auth/sso/look',
    summary: 'Whether addresses of this domain sign in with their company account; says nothing of the address itself',
    body: z.strictObject({ email }),
    response: z.object({ hasCompanyAccount: z.boolean() }).meta({ id: 'CompanyAccount' }),
  }),
  startCompanySignIn: defineCall({
    method: 'POST',
    path: '/admin/auth/sso/start',
    summary:
      'Begins a sign-in with the company account: where to send the browser, which keeps a cookie for five minutes',
    body: z.strictObject({
      email,
      language: language.describe('Language that the provider is asked for, and of a new account.'),
      isFresh: z.boolean().default(false).describe('Has the provider ask who it is, if that was long ago.'),
    }),
    response: z.object({ address: z.string() }).meta({ id: 'CompanySignIn' }),
    takesLong: true,
  }),
  finishCompanySignIn: defineCall({
    method: 'POST',
    path: '/admin/auth/sso/callback',
    summary: 'Signs in with what the provider sent the browser back with, once, in the browser that began',
    body: z.strictObject({
      groupId: whole.positive().max(2_147_483_647),
      answer: z.string().max(8_000).describe('The query of the address that the provider sent the browser to.'),
      client,
    }),
    response: signInAnswer,
    takesLong: true,
  }),
  companySignOut: defineCall({
    method: 'GET',
    path: '/admin/auth/sso/sign-out',
    summary: 'Where the browser is signed out of the company account as well; null where there is no such place',
    response: z.object({ address: z.string().nullable() }).meta({ id: 'CompanySignOut' }),
    secure: true,
  }),
  endCompanySessions: defineCall({
    method: 'POST',
    path: '/admin/auth/sso/logout/:groupId',
    summary: 'OpenID Connect Back-Channel Logout: a provider ends the sessions that it has begun',
    params: numberedGroup,
    body: z.object({ logout_token: z.string().min(1).max(8_000) }),
    bodyType: 'form',
    response: done,
    takesLong: true,
  }),
  identityProvider: defineCall({
    method: 'GET',
    path: '/admin/group/:groupId/identity-provider',
    summary: 'The group’s identity provider, without its secret',
    params: groupParams,
    response: groupsProvider,
    secure: true,
  }),
  saveIdentityProvider: defineCall({
    method: 'PUT',
    path: '/admin/group/:groupId/identity-provider',
    summary: 'Sets the group’s identity provider; new domains wait for an operator; needs a fresh sign-in',
    params: groupParams,
    body: z.strictObject({
      issuer,
      clientId: line(limits.clientId),
      clientSecret: line(limits.secret).optional().describe('Left out to keep the one that is there.'),
      domains: z.array(domain).min(1).max(limits.domains),
      roleClaim: line(limits.claim),
      roles: z.array(roleOfValue).min(1).max(limits.roles),
    }),
    response: identityProvider,
    secure: true,
    takesLong: true,
  }),
  removeIdentityProvider: defineCall({
    method: 'DELETE',
    path: '/admin/group/:groupId/identity-provider',
    summary: 'Removes the group’s identity provider and ends the sessions that it has begun; needs a fresh sign-in',
    params: groupParams,
    response: done,
    secure: true,
  }),
  releaseCompanyAccount: defineCall({
    method: 'POST',
    path: '/admin/operator/company-accounts/:groupId/release',
    summary:
      'Has addresses of these domains sign in through the group’s identity provider alone, from now on; needs a fresh sign-in. For operators',
    params: numberedGroup,
    body: z.strictObject({
      issuer: z.string().max(limits.issuer).describe('As it was looked at: refused where it is another by now.'),
      domains: z.array(domain).min(1).max(limits.domains),
    }),
    response: identityProvider,
    secure: true,
  }),
  checkIdentityProvider: defineCall({
    method: 'POST',
    path: '/admin/group/:groupId/identity-provider/check',
    summary: 'Whether an issuer answers as an identity provider has to; changes nothing',
    params: groupParams,
    body: z.strictObject({ issuer }),
    response: z.object({ check: z.enum(providerChecks) }).meta({ id: 'IdentityProviderCheck' }),
    secure: true,
    takesLong: true,
  }),
};
