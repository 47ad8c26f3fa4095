import { z } from 'zod';
import { dealershipStates } from '../../values/accounts.ts';
import { agreementKinds } from '../../values/dealership-profile.ts';
import { agreementLengths, shortestDecision } from '../../values/dealership-requests.ts';
import { textForms } from '../../values/text-forms.ts';
import { whole } from '../admin/account-fields.ts';
import { defineCall } from '../call.ts';
import { line, longText } from '../contact/contact-fields.ts';

const agreementVersion = z
  .object({
    id: z.uuid(),
    kind: z.enum(agreementKinds),
    version: z.string(),
    state: z.enum(['coming', 'valid', 'former']),
    validFrom: z.iso.date(),
    textUrl: z.string().nullable(),
    summary: z.string(),
    announcedAt: z.iso.datetime().nullable().describe('Null for what the portal started with.'),
    announcedBy: z.string().nullable(),
    mails: z.object({ sent: whole, isDone: z.boolean() }),
    accepted: whole.describe('Dealerships that have accepted it.'),
    outstanding: whole.describe('Dealerships in trade that have accepted neither it nor a later one.'),
  })
  .meta({ id: 'AgreementVersion' });
export type AgreementVersion = z.output<typeof agreementVersion>;

const versions = z.object({ items: z.array(agreementVersion) }).meta({ id: 'AgreementVersions' });

const agreements = '/admin/operator/agreements';

export const operatorAgreementCalls = {
  agreementVersions: defineCall({
    method: 'GET',
    path: agreements,
    summary: 'Every version of what dealerships agree to, the newest first, and who has accepted it',
    response: versions,
    secure: true,
  }),
  announceAgreement: defineCall({
    method: 'POST',
    path: agreements,
    summary: 'Announces a new version to every owner, at least fifteen days before it holds (P2B Art. 3)',
    body: z
      .strictObject({
        kind: z.enum(agreementKinds),
        version: line(agreementLengths.version).regex(textForms.versionName),
        validFrom: z.iso.date(),
        textUrl: line(agreementLengths.textUrl).regex(textForms.siteOrSecureAddress).nullable().default(null),
        summary: longText(agreementLengths.summary).min(shortestDecision).describe('What changes, as owners read it.'),
      })
      .meta({ id: 'AgreementVersionData' }),
    response: versions,
    secure: true,
  }),
  outstandingAgreements: defineCall({
    method: 'GET',
    path: `${agreements}/:versionId/outstanding`,
    summary: 'Dealerships in trade that have not accepted a version, by name; fifty at a time',
    params: z.object({ versionId: z.uuid() }),
    query: z.strictObject({ cursor: z.string().min(1).max(300).optional() }),
    response: z
      .object({
        items: z.array(
          z.object({
            id: whole,
            slug: z.string(),
            name: z.string(),
            place: z.string(),
            state: z.enum(dealershipStates),
            accepted: z.string().nullable().describe('The newest version that it has accepted.'),
          }),
        ),
        cursor: z.string().nullable(),
      })
      .meta({ id: 'OutstandingAgreements' }),
    secure: true,
  }),
};
