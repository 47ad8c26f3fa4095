import { z } from 'zod';
import { hasRightVatDigit, tidyRegisterNumber, tidyVatId } from '../../values/company-numbers.ts';
import { contactLengths } from '../../values/contact.ts';
import {
  agreementKinds,
  isUnregistered,
  legalForms,
  maxManagingPersons,
  profileLengths,
} from '../../values/dealership-profile.ts';
import { maxCarCount, requestLengths, wishedFeeds } from '../../values/dealership-requests.ts';
import { textForms } from '../../values/text-forms.ts';
import { displayName } from '../admin/account-fields.ts';
import { webAddress } from '../admin/profile-fields.ts';
import { defineCall } from '../call.ts';
import { line, message, phone, postcode, visitorFields } from '../contact/contact-fields.ts';

/** What is told of a company that wants in; what its imprint lacks is asked for later. */
export const companyFields = {
  legalName: line(profileLengths.legalText).describe('The firm as it is registered.'),
  name: line(profileLengths.name).optional().describe('As buyers know it; the firm unless told.'),
  legalForm: z.enum(legalForms),
  street: line(contactLengths.street),
  postcode,
  city: line(contactLengths.city),
  vatId: z
    .string()
    .overwrite(tidyVatId)
    .regex(textForms.vatId)
    .refine((text) => !textForms.vatId.test(text) || hasRightVatDigit(text), { params: { code: 'vat-check-digit' } })
    .optional()
    .describe('Small traders have none.'),
  companyRegisterNumber: z
    .string()
    .overwrite(tidyRegisterNumber)
    .regex(textForms.companyRegisterNumber)
    .optional()
    .describe('With or without FN before it; needed where the legal form is registered.'),
  companyRegisterCourt: line(requestLengths.court).optional(),
  gisaNumber: z.string().trim().regex(textForms.gisaNumber),
  tradeAuthority: line(profileLengths.legalText).optional().describe('Gewerbebehörde.'),
  managingPersons: z
    .array(line(profileLengths.personName).regex(textForms.personName))
    .max(maxManagingPersons)
    .default([])
    .describe('Owner, partners or managing directors.'),
  website: webAddress(profileLengths.website).optional(),
};

/** A registered company tells number and court, one that is not has neither. */
export function registeredAsItsForm(
  company: { legalForm: string; companyRegisterNumber?: string | undefined; companyRegisterCourt?: string | undefined },
  context: z.RefinementCtx,
): void {
  const isExpected = !isUnregistered(company.legalForm);
  for (const field of ['companyRegisterNumber', 'companyRegisterCourt'] as const) {
    if ((company[field] !== undefined) === isExpected) continue;
    const code = isExpected ? 'register-number-needed' : 'register-number-unexpected';
    context.addIssue({ code: 'custom', path: [field], params: { code } });
  }
}

export const dealershipRequestInput = z
  .strictObject({
    ...visitorFields,
    name: displayName.describe('Of the person who asks, and who is invited as owner.'),
    phone,
    company: z.strictObject(companyFields).superRefine(registeredAsItsForm),
    carCount: z.int().min(0).max(maxCarCount).describe('About how many cars there will be.'),
    feed: z.enum(wishedFeeds),
    message: message.default(''),
    agreements: z
      .strictObject({
        terms: z.string().min(1).max(20),
        'processing-contract': z.string().min(1).max(20),
      })
      .describe('The versions that were read and accepted; refused where others hold.'),
    mayRepresent: z.literal(true).describe('The sender may act for the company.'),
  })
  .meta({ id: 'DealershipRequestData' });
export type DealershipRequestInput = z.output<typeof dealershipRequestInput>;

export const requestReceipt = z
  .object({
    reference: z.string().describe('What the sender quotes when they ask.'),
    dueOn: z.iso.date().describe('Until when they hear from us.'),
  })
  .meta({ id: 'DealershipRequestReceipt' });
export type RequestReceipt = z.output<typeof requestReceipt>;

export const dealershipRequestCalls = {
  validAgreements: defineCall({
    method: 'GET',
    path: '/agreements',
    summary: 'What a dealership agrees to with the portal, as it holds today',
    response: z
      .object({
        items: z.array(
          z.object({
            kind: z.enum(agreementKinds),
            version: z.string(),
            validFrom: z.iso.date(),
            textUrl: z
              .string()
              .nullable()
              .describe('Where exactly this version is; null: the site’s page of its kind.'),
          }),
        ),
      })
      .meta({ id: 'ValidAgreements' }),
  }),
  requestDealership: defineCall({
    method: 'POST',
    path: '/dealership-requests',
    summary: 'Asks the operator to let a dealership in, with all that is checked before',
    body: dealershipRequestInput,
    response: requestReceipt,
  }),
};
