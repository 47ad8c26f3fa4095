import { z } from 'zod';
import { dealershipStates } from '../../values/accounts.ts';
import { named } from '../../values/counted.ts';
import { dealershipServices, spokenLanguages } from '../../values/dealership.ts';
import { agreementKinds, legalForms, profileSections } from '../../values/dealership-profile.ts';
import { defineCall } from '../call.ts';
import { postcode } from '../contact/contact-fields.ts';
import { specialDay } from '../dealerships/special-day.ts';
import { listingImage } from '../listings/listings.ts';
import { dealershipParams, whole } from './account-fields.ts';
import {
  agreementInput,
  contractMakesInput,
  customPageInput,
  dealershipImagesInput,
  districtsInput,
  legalInput,
  openingHoursInput,
  personInput,
  profileInput,
} from './profile-fields.ts';

const place = z.object({
  id: whole,
  postcode: z.string(),
  name: z.string(),
  district: named,
  latitude: z.number(),
  longitude: z.number(),
});

const clock = z.string().describe('As 08:30, by the clock in Vienna.');
const stretch = { opens: clock, closes: clock };
const spoken = z.array(z.enum(spokenLanguages));

const ownPerson = z.object({
  id: z.uuid(),
  givenName: z.string(),
  familyName: z.string(),
  jobTitle: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  languages: spoken,
  photo: listingImage.nullable(),
  position: whole,
});

export const missingField = z.object({
  section: z.enum(profileSections),
  field: z.string().describe('As the section’s call names it; of agreements the kind.'),
});
export type MissingField = z.output<typeof missingField>;

/** All that a dealership tells of itself, for those who edit it. */
export const ownProfile = z
  .object({
    id: whole,
    slug: z.string(),
    state: z.enum(dealershipStates),
    revision: whole.describe('What `If-Match` takes; every change of any part raises it.'),
    changedAt: z.iso.datetime(),
    profile: z.object({
      name: z.string(),
      street: z.string(),
      place,
      latitude: z.number(),
      longitude: z.number(),
      isPinned: z.boolean().describe('Somebody has set the pin; otherwise it is the middle of the place.'),
      phone: z.string().nullable(),
      email: z.string(),
      website: z.string().nullable(),
      description: z.string(),
      languages: spoken,
      services: z.array(z.enum(dealershipServices)),
      accentColour: z.string().nullable(),
    }),
    openingHours: z.object({
      week: z.array(z.object({ weekday: whole, ...stretch })),
      specialDays: z.array(specialDay).describe('From today on.'),
    }),
    contractMakes: z.array(named.extend({ sales: z.boolean(), service: z.boolean() })),
    districts: z.object({ own: named.nullable(), further: z.array(named) }),
    persons: z.array(ownPerson),
    customPage: z
      .object({ title: z.string(), bodyMarkdown: z.string(), published: z.boolean(), updatedAt: z.iso.datetime() })
      .nullable(),
    images: z.object({
      logo: listingImage.nullable(),
      showroom: z.array(listingImage),
      unassigned: z.array(listingImage).describe('Uploaded for no car and shown nowhere, the newest first.'),
    }),
    legal: z.object({
      legalName: z.string(),
      legalForm: z.enum(legalForms).nullable(),
      seat: z.string().nullable(),
      companyRegisterNumber: z.string().nullable().describe('As FN 123456a.'),
      companyRegisterCourt: z.string().nullable(),
      vatId: z.string().nullable(),
      gisaNumber: z.string().nullable(),
      tradeAuthority: z.string().nullable(),
      chamber: z.string().nullable(),
      rulesUrl: z.string().nullable(),
      managingPersons: z.array(z.string()),
    }),
    agreements: z
      .array(
        z.object({
          kind: z.enum(agreementKinds),
          version: z.string().describe('The newest that was announced: the one to be accepted.'),
          validFrom: z.iso.date().describe('When it holds; perhaps a day to come.'),
          textUrl: z.string().nullable().describe('Where exactly it is; null: the site’s page of its kind.'),
          summary: z.string().describe('What it changes.'),
          accepted: z
            .object({ version: z.string(), at: z.iso.datetime(), by: z.string().describe('The name of that day.') })
            .nullable()
            .describe('The newest one that was accepted.'),
          isCurrent: z.boolean(),
        }),
      )
      .describe('One of each kind.'),
    missing: z.array(missingField).describe('What must be there before it goes public; empty when it may.'),
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.output<typeof ownProfile>;

const path = '/admin/dealership/:dealershipId';
const personParams = dealershipParams.extend({ personId: z.uuid() });

/** A change of one part; it answers with the whole, which another one may have changed before. */
const changing = { response: ownProfile, secure: true, revised: true } as const;

export const profileCalls = {
  ownProfile: defineCall({
    method: 'GET',
    path: `${path}/profile`,
    summary:
      'All that a dealership tells of itself, for those who work for it, and what is missing before it goes public',
    params: dealershipParams,
    response: ownProfile,
    secure: true,
  }),
  placesOfPostcode: defineCall({
    method: 'GET',
    path: `${path}/places`,
    summary: 'The places that a postcode means, to choose the address from; none for one that does not exist',
    params: dealershipParams,
    query: z.strictObject({ postcode }),
    response: z.object({ items: z.array(place) }).meta({ id: 'PlacesOfPostcode' }),
    secure: true,
  }),
  saveProfile: defineCall({
    method: 'PUT',
    path: `${path}/profile`,
    summary:
      'Name, address, contact, languages and services; reaches pages and search within seconds; another mail address needs a fresh sign-in',
    params: dealershipParams,
    body: profileInput,
    ...changing,
  }),
  saveOpeningHours: defineCall({
    method: 'PUT',
    path: `${path}/opening-hours`,
    summary: 'The hours of the week, and the days that are different',
    params: dealershipParams,
    body: openingHoursInput,
    ...changing,
  }),
  saveContractMakes: defineCall({
    method: 'PUT',
    path: `${path}/contract-makes`,
    summary: 'The makes that the dealership has a contract to sell or to service',
    params: dealershipParams,
    body: contractMakesInput,
    ...changing,
  }),
  saveDistricts: defineCall({
    method: 'PUT',
    path: `${path}/districts`,
    summary: 'The district that the dealership belongs to, and others that it serves',
    params: dealershipParams,
    body: districtsInput,
    ...changing,
  }),
  savePerson: defineCall({
    method: 'PUT',
    path: `${path}/person/:personId`,
    summary: 'Adds somebody to the people shown, under an id that the caller has chosen, or changes them',
    params: personParams,
    body: personInput,
    ...changing,
  }),
  removePerson: defineCall({
    method: 'DELETE',
    path: `${path}/person/:personId`,
    summary: 'Takes somebody out of the people shown, for good',
    params: personParams,
    ...changing,
  }),
  saveCustomPage: defineCall({
    method: 'PUT',
    path: `${path}/custom-page`,
    summary: 'The page that the dealership writes itself; null takes it away',
    params: dealershipParams,
    body: z.strictObject({ page: customPageInput }),
    ...changing,
  }),
  saveDealershipImages: defineCall({
    method: 'PUT',
    path: `${path}/images`,
    summary: 'Logo and pictures of the showroom, in order, of files that were uploaded before',
    params: dealershipParams,
    body: dealershipImagesInput,
    ...changing,
  }),
  saveLegal: defineCall({
    method: 'PUT',
    path: `${path}/legal`,
    summary: 'What the law wants to be told of a trader; what is complete cannot become incomplete',
    params: dealershipParams,
    body: legalInput,
    ...changing,
  }),
  acceptAgreement: defineCall({
    method: 'PUT',
    path: `${path}/agreements`,
    summary: 'Accepts the terms, or the contract on processing buyers’ data, in the version that was read',
    params: dealershipParams,
    body: agreementInput,
    response: ownProfile,
    secure: true,
  }),
  activateDealership: defineCall({
    method: 'POST',
    path: `${path}/activation`,
    summary: 'Makes a dealership public whose legal data and agreements are complete; for operators',
    params: dealershipParams,
    response: ownProfile,
    secure: true,
  }),
};
