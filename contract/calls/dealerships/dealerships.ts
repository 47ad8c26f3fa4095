import { z } from 'zod';
import { publicHolidays } from '../../opening-hours/public-holidays.ts';
import { asOf, countedName, named, sectionCount } from '../../values/counted.ts';
import { dealershipServices, spokenLanguages } from '../../values/dealership.ts';
import { legalForms } from '../../values/dealership-profile.ts';
import { idOrSlug, language } from '../../values/identifiers.ts';
import { defineCall } from '../call.ts';
import { listingImage } from '../listings/listings.ts';
import { specialDay } from './special-day.ts';

const whole = z.number().int();
const clock = z.string().describe('As 08:30, by the clock in Vienna.');
const weekday = whole.min(1).max(7).describe('1 is Monday.');

/** Who a dealership is: what every one of its pages shows. */
export const dealershipProfile = z
  .object({
    ...named.shape,
    slug: z.string().describe('The dealership’s address now; an older one leads here as well.'),
    street: z.string(),
    postcode: z.string(),
    city: z.string(),
    district: named.extend({ plateCode: z.string().nullable() }),
    region: named,
    latitude: z.number(),
    longitude: z.number(),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    description: z.string(),
    languages: z.array(z.enum(spokenLanguages)),
    services: z.array(z.enum(dealershipServices)),
    makes: z
      .array(named.extend({ sales: z.boolean(), service: z.boolean() }))
      .describe('Makes with a contract to sell or to service them; those it sells first, then by name.'),
    openingHours: z
      .array(z.object({ weekday, opens: clock, closes: clock }))
      .describe('Of any week; public holidays are not taken out.'),
    specialDays: z.array(specialDay).describe('Days to come that are unlike the same day of other weeks.'),
    logo: z.string().nullable().describe('Content address of the logo.'),
    accentColour: z
      .string()
      .nullable()
      .describe('Its own colour as #rrggbb, as it was entered: whoever shows it sees to the contrast.'),
    images: z.array(listingImage).describe('Pictures of the showroom, the first one first.'),
    customPage: z.object({ title: z.string() }).nullable().describe('Whether it has a page of its own.'),
  })
  .meta({ id: 'Dealership' });
export type DealershipProfile = z.output<typeof dealershipProfile>;

const person = z
  .object({
    id: whole,
    givenName: z.string(),
    familyName: z.string(),
    jobTitle: z.string(),
    phone: z.string().nullable(),
    languages: z.array(z.enum(spokenLanguages)),
    photo: z.string().nullable().describe('Content address of the photo.'),
  })
  .meta({ id: 'DealershipPerson' });

const comingDay = z
  .object({
    date: z.iso.date(),
    weekday,
    holiday: z.enum(publicHolidays).nullable(),
    hours: z
      .array(z.object({ opens: clock, closes: clock }))
      .describe('Empty on a public holiday, as on a closed day, unless the dealership says otherwise of that day.'),
    note: z.string().nullable().describe('What the dealership says of that day.'),
  })
  .meta({ id: 'DealershipDay' });
export type ComingDay = z.output<typeof comingDay>;

/** What the dealership's information page shows beside the profile. */
export const dealershipDetails = z
  .object({
    id: whole,
    team: z.array(person),
    servedDistricts: z.array(named.extend({ kind: z.enum(['own', 'further']) })).describe('Its own district first.'),
    legal: z
      .object({
        legalName: z.string(),
        legalForm: z.enum(legalForms).nullable(),
        seat: z.string().nullable(),
        email: z.string().describe('The office’s: the law asks for an address by which it can be reached (§ 5 ECG).'),
        vatId: z.string().nullable(),
        companyRegisterNumber: z.string().nullable(),
        companyRegisterCourt: z.string().nullable(),
        gisaNumber: z.string().nullable(),
        tradeAuthority: z.string().nullable(),
        chamber: z.string().nullable(),
        rulesUrl: z.string().nullable(),
        managingPersons: z.array(z.string()),
      })
      .describe('What the law wants to be told of a trader (§ 5 ECG, § 14 UGB, § 63 GewO).'),
    days: z.array(comingDay).describe('From today on, by the calendar in Vienna.'),
    holidays: z
      .array(comingDay.pick({ date: true, weekday: true }).extend({ holiday: z.enum(publicHolidays) }))
      .describe(
        'Public holidays of the next two months on which it would otherwise be open, but for those it tells hours of.',
      ),
  })
  .meta({ id: 'DealershipDetails' });
export type DealershipDetails = z.output<typeof dealershipDetails>;

/** The navigation beside a dealership's pages: what it has on offer. */
export const dealershipLeftBar = z
  .object({
    dealership: named,
    total: whole,
    sections: z.array(sectionCount).describe('Those with cars; a car may stand in several.'),
    makes: z.array(countedName).describe('Those with cars, most cars first.'),
    asOf,
  })
  .meta({ id: 'DealershipLeftBar' });
export type DealershipLeftBar = z.output<typeof dealershipLeftBar>;

export const customPage = z
  .object({
    dealership: named,
    title: z.string(),
    bodyMarkdown: z
      .string()
      .describe('CommonMark, as it was entered and not to be trusted: whoever shows it leaves out raw HTML.'),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'CustomPage' });
export type CustomPage = z.output<typeof customPage>;

const params = z.object({ id: idOrSlug });
const query = z.object({ language });

export const dealershipCalls = {
  dealership: defineCall({
    method: 'GET',
    path: '/dealership/:id',
    summary: 'Who a dealership is, by id, slug or earlier slug',
    params,
    query,
    response: dealershipProfile,
  }),
  dealershipDetails: defineCall({
    method: 'GET',
    path: '/dealership/:id/details',
    summary: 'Its people, the days to come with their public holidays, and what the law wants to be told',
    params,
    query: z.object({
      days: z.coerce.number<number>().int().min(1).max(60).default(14).describe('How many days to tell the hours of.'),
    }),
    response: dealershipDetails,
  }),
  dealershipLeftBar: defineCall({
    method: 'GET',
    path: '/dealership/:id/left-bar',
    summary: 'What a dealership has on offer, by section and make, with counts',
    params,
    response: dealershipLeftBar,
  }),
  customPage: defineCall({
    method: 'GET',
    path: '/dealership/:id/custom-page',
    summary: 'The page that a dealership has written itself, once it is published',
    params,
    response: customPage,
  }),
  customPageLeftBar: defineCall({
    method: 'GET',
    path: '/dealership/:id/custom-page/left-bar',
    summary: 'The same navigation beside that page; not found where there is none',
    params,
    response: dealershipLeftBar,
  }),
};
