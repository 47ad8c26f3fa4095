import { z } from 'zod';
import {
  adminTopics,
  bannerFormats,
  contactLengths,
  dayParts,
  operatorTopics,
  shortestQuestion,
  tradeInBounds,
} from '../../values/contact.ts';
import { idOrSlug } from '../../values/identifiers.ts';
import { statisticsSources } from '../../values/statistics-kinds.ts';
import { textForms } from '../../values/text-forms.ts';
import { defineCall } from '../call.ts';
import { searchFilters } from '../search/search.ts';
import { desiredDate, line, message, phone, postcode, visitorFields } from './contact-fields.ts';

const listingId = z.int().positive();
const source = z
  .enum(statisticsSources)
  .optional()
  .describe('Where the visitor met the car; for the dealer’s figures.');

const tradeInCar = z.strictObject({
  make: line(contactLengths.make),
  model: line(contactLengths.model),
  year: z.int().min(tradeInBounds.firstYear).max(2100),
  mileageKm: z.int().min(0).max(tradeInBounds.maxKm),
});

export const listingInquiry = z
  .discriminatedUnion('subject', [
    z.strictObject({
      subject: z.literal('question'),
      listingId,
      source,
      ...visitorFields,
      message: message.min(shortestQuestion),
    }),
    z.strictObject({
      subject: z.literal('test-drive'),
      listingId,
      source,
      ...visitorFields,
      date: desiredDate,
      dayPart: z.enum(dayParts),
      message: message.default(''),
    }),
    z.strictObject({
      subject: z.literal('trade-in'),
      listingId,
      source,
      ...visitorFields,
      car: tradeInCar.describe('The car that would be given for it.'),
      message: message.default(''),
    }),
    z.strictObject({
      subject: z.literal('callback'),
      listingId,
      source,
      ...visitorFields,
      phone,
      dayPart: z.enum(dayParts),
      message: message.default(''),
    }),
  ])
  .meta({ id: 'ListingInquiry' });
export type ListingInquiry = z.output<typeof listingInquiry>;

export const dealershipInquiry = z
  .strictObject({ dealershipId: z.int().positive(), ...visitorFields, message: message.min(shortestQuestion) })
  .meta({ id: 'DealershipInquiry' });
export type DealershipInquiry = z.output<typeof dealershipInquiry>;

export const proximityInquiry = z
  .strictObject({ listingId, postcode, ...visitorFields, message: message.default('') })
  .meta({ id: 'ProximityInquiry' });
export type ProximityInquiry = z.output<typeof proximityInquiry>;

export const proximitySearchInquiry = z
  .strictObject({
    filters: searchFilters,
    version: z
      .string()
      .max(160)
      .regex(textForms.slug)
      .optional()
      .describe('A version by the catalogue, where the first of the vehicles is a model.'),
    postcode,
    ...visitorFields,
    message: message.default(''),
  })
  .meta({ id: 'ProximitySearchInquiry' });
export type ProximitySearchInquiry = z.output<typeof proximitySearchInquiry>;

export const adminInquiry = z
  .strictObject({
    topic: z.enum(adminTopics),
    message: message.min(shortestQuestion),
    dealershipId: idOrSlug.optional().describe('For which dealership; needed by those who work for several.'),
  })
  .meta({ id: 'AdminInquiry' });
export type AdminInquiry = z.output<typeof adminInquiry>;

export const registerRequest = z
  .strictObject({
    ...visitorFields,
    phone,
    company: line(contactLengths.company),
    street: line(contactLengths.street),
    postcode,
    city: line(contactLengths.city),
    website: z
      .url({ protocol: /^https?$/ })
      .max(contactLengths.website)
      .regex(textForms.oneLine)
      .optional(),
    vatId: z.string().regex(textForms.vatId).optional(),
    message: message.default(''),
  })
  .meta({ id: 'RegisterRequest' });
export type RegisterRequest = z.output<typeof registerRequest>;

export const operatorInquiry = z
  .strictObject({ topic: z.enum(operatorTopics), ...visitorFields, message: message.min(shortestQuestion) })
  .meta({ id: 'OperatorInquiry' });
export type OperatorInquiry = z.output<typeof operatorInquiry>;

export const bannerAdInquiry = z
  .strictObject({
    ...visitorFields,
    company: line(contactLengths.company),
    format: z.enum(bannerFormats),
    from: z.string().regex(textForms.month).optional().describe('The month that it shall begin in.'),
    message: message.default(''),
  })
  .meta({ id: 'BannerAdInquiry' });
export type BannerAdInquiry = z.output<typeof bannerAdInquiry>;

export const challenge = z
  .object({
    challenge: z.string().describe('To be sent back as it is, with the solutions.'),
    seed: z.string(),
    parts: z
      .number()
      .int()
      .describe('For each part n from 0 a number is wanted such that SHA-256 of `seed.n.number` starts with…'),
    bits: z.number().int().describe('…so many zero bits.'),
    waitSeconds: z.number().int().describe('The form is refused when it is sent sooner after this answer.'),
    expiresInSeconds: z.number().int(),
  })
  .meta({ id: 'Challenge' });
export type Challenge = z.output<typeof challenge>;

export const inquiryReceipt = z
  .object({
    recipients: z
      .array(z.object({ name: z.string(), phone: z.string().nullable() }))
      .describe('Who gets it, nearest first where several do.'),
  })
  .meta({ id: 'InquiryReceipt' });
export type InquiryReceipt = z.output<typeof inquiryReceipt>;

const sends = { method: 'POST', response: inquiryReceipt } as const;

export const mailCalls = {
  mailChallenge: defineCall({
    method: 'GET',
    path: '/mail/challenge',
    summary: 'A task that a browser solves before a form is taken; each solution is good once',
    response: challenge,
  }),
  mailListing: defineCall({
    ...sends,
    path: '/mail/listing',
    summary: 'Asks a car’s dealer: a question, a test drive, a trade-in or a call back',
    body: listingInquiry,
  }),
  mailDealership: defineCall({
    ...sends,
    path: '/mail/dealership',
    summary: 'Writes to a dealer',
    body: dealershipInquiry,
  }),
  mailProximityDealership: defineCall({
    ...sends,
    path: '/mail/proximity-dealership',
    summary: 'Asks up to five dealers near a place about a car like this one',
    body: proximityInquiry,
  }),
  mailProximityDealershipSearch: defineCall({
    ...sends,
    path: '/mail/proximity-dealership-search',
    summary: 'Asks up to five dealers near a place about what a search describes',
    body: proximitySearchInquiry,
  }),
  mailDealershipAdmin: defineCall({
    ...sends,
    path: '/mail/dealership/admin',
    summary: 'Writes from a dealership to the operator',
    body: adminInquiry,
    secure: true,
  }),
  mailDealershipRegisterRequest: defineCall({
    ...sends,
    path: '/mail/dealership-register-request',
    summary: 'Asks the operator to take in a new dealership',
    body: registerRequest,
  }),
  mailOperator: defineCall({
    ...sends,
    path: '/mail/operator',
    summary: 'Writes to the operator',
    body: operatorInquiry,
  }),
  mailBannerAd: defineCall({
    ...sends,
    path: '/mail/banner-ad',
    summary: 'Asks the operator about advertising',
    body: bannerAdInquiry,
  }),
};
