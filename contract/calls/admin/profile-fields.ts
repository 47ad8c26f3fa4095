import { z } from 'zod';
import { dealershipServices, spokenLanguages } from '../../values/dealership.ts';
import {
  agreementKinds,
  legalForms,
  maxContractMakes,
  maxManagingPersons,
  maxServedDistricts,
  maxShowroomPictures,
  maxSpecialDays,
  maxStretchesOfDay,
  profileLengths,
} from '../../values/dealership-profile.ts';
import { maxInt4 } from '../../values/stored-text.ts';
import { textForms } from '../../values/text-forms.ts';
import { email, line, longText, phone, postcode } from '../contact/contact-fields.ts';
import { austria } from '../regions/regions.ts';

/** What is entered of a dealership, part by part, as its forms send it. */

const id = z.number().int().min(1).max(maxInt4);
const contentHash = z.string().regex(textForms.contentHash);
const languages = once(z.array(z.enum(spokenLanguages)).max(spokenLanguages.length));

function once<Schema extends z.ZodType<readonly (string | number)[]>>(list: Schema): Schema {
  return list.refine((values) => new Set(values).size === values.length, { params: { code: 'repeated-value' } });
}

/** An address on the web; one issue says all that may be wrong with it. */
export function webAddress(maxLength: number) {
  return line(maxLength).refine((text) => /^https?:\/\//.test(text) && isPlainAddress(text), {
    params: { code: 'not-an-address' },
  });
}

/** A name before the host, as in https://bank.example@thief.example/, makes people believe that they go elsewhere. */
function isPlainAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.username === '' && url.password === '';
}

export const profileInput = z
  .strictObject({
    name: line(profileLengths.name).describe('As buyers know it; its address stays.'),
    street: line(profileLengths.street),
    postcode,
    cityId: id.nullable().describe('Which place, where several have the postcode; else null.'),
    pin: z
      .strictObject({
        latitude: z.number().min(austria.south).max(austria.north),
        longitude: z.number().min(austria.west).max(austria.east),
      })
      .nullable()
      .describe('Where exactly it is; null puts it in the middle of the place.'),
    phone: phone.nullable(),
    email: email.describe('Where inquiries go; it stands in the imprint.'),
    website: webAddress(profileLengths.website).nullable(),
    description: longText(profileLengths.description),
    languages,
    services: once(z.array(z.enum(dealershipServices)).max(dealershipServices.length)),
    accentColour: z.string().regex(textForms.colour).nullable(),
  })
  .meta({ id: 'DealershipProfileData' });
export type ProfileInput = z.output<typeof profileInput>;

const stretch = {
  opens: z.string().regex(textForms.clock),
  closes: z.string().regex(textForms.closingTime).describe('24:00 at the latest.'),
};
const weekday = z.number().int().min(1).max(7).describe('1 is Monday.');

interface Stretch {
  opens: string;
  closes: string;
}

/** Stretches of a day end after they begin, and none begins before another one ends. */
function follow(stretches: readonly Stretch[]): boolean {
  const sorted = stretches.toSorted((one, other) => one.opens.localeCompare(other.opens));
  return sorted.every(({ opens, closes }, place) => opens < closes && (sorted[place - 1]?.closes ?? '') <= opens);
}

export const openingHoursInput = z
  .strictObject({
    week: z
      .array(z.strictObject({ weekday, ...stretch }))
      .max(7 * maxStretchesOfDay)
      .refine((week) => [1, 2, 3, 4, 5, 6, 7].every((day) => follow(week.filter((hours) => hours.weekday === day))), {
        params: { code: 'hours-overlap' },
      }),
    specialDays: z
      .array(
        z.strictObject({
          date: z.iso.date(),
          hours: z
            .array(z.strictObject(stretch))
            .max(maxStretchesOfDay)
            .refine(follow, { params: { code: 'hours-overlap' } })
            .describe('Empty: closed on that day.'),
          note: line(profileLengths.specialDay).nullable().describe('Why, for buyers: “Betriebsurlaub”.'),
        }),
      )
      .max(maxSpecialDays)
      .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
        params: { code: 'day-twice' },
      }),
  })
  .meta({ id: 'DealershipOpeningHoursData' });
export type OpeningHoursInput = z.output<typeof openingHoursInput>;

export const contractMakesInput = z
  .strictObject({
    sales: once(z.array(id).max(maxContractMakes)).describe('Makes it has a contract to sell.'),
    service: once(z.array(id).max(maxContractMakes)).describe('Makes it has a contract to service.'),
  })
  .meta({ id: 'DealershipContractMakesData' });
export type ContractMakesInput = z.output<typeof contractMakesInput>;

export const districtsInput = z
  .strictObject({
    own: id.describe('The district it belongs to.'),
    further: once(z.array(id).max(maxServedDistricts)).describe('Others that it serves.'),
  })
  .meta({ id: 'DealershipDistrictsData' });
export type DistrictsInput = z.output<typeof districtsInput>;

export const personInput = z
  .strictObject({
    givenName: line(profileLengths.personName).regex(textForms.personName),
    familyName: line(profileLengths.personName).regex(textForms.personName),
    jobTitle: line(profileLengths.jobTitle),
    phone: phone.nullable(),
    email: email.nullable().describe('Never public: buyers write through the form.'),
    languages,
    photo: contentHash.nullable(),
    position: z.number().int().min(0).max(999).describe('The lowest is shown first.'),
  })
  .meta({ id: 'DealershipPersonData' });
export type PersonInput = z.output<typeof personInput>;

export const customPageInput = z
  .strictObject({
    title: line(profileLengths.pageTitle),
    bodyMarkdown: longText(profileLengths.pageBody).min(1).describe('CommonMark; raw HTML is not shown.'),
    published: z.boolean(),
  })
  .nullable()
  .describe('Null takes the page away.')
  .meta({ id: 'DealershipCustomPageData' });
export type CustomPageInput = z.output<typeof customPageInput>;

export const dealershipImagesInput = z
  .strictObject({
    logo: contentHash.nullable(),
    showroom: once(z.array(contentHash).max(maxShowroomPictures)).describe('The first one first.'),
  })
  .meta({ id: 'DealershipImagesData' });
export type DealershipImagesInput = z.output<typeof dealershipImagesInput>;

const legalText = line(profileLengths.legalText);

/** Whatever is not known yet is null: it can be saved bit by bit, and what is missing is told. */
export const legalInput = z
  .strictObject({
    legalName: legalText.describe('The firm as it is registered.'),
    legalForm: z.enum(legalForms).nullable(),
    seat: legalText.nullable().describe('Sitz: the municipality.'),
    companyRegisterNumber: z
      .string()
      .trim()
      .overwrite((text) =>
        text
          .replace(/^FN\s*/i, '')
          .replaceAll(/\s/g, '')
          .toLowerCase(),
      )
      .regex(textForms.companyRegisterNumber)
      .nullable()
      .describe('With or without FN before it.'),
    companyRegisterCourt: legalText.nullable(),
    vatId: z
      .string()
      .overwrite((text) => text.replaceAll(/\s/g, '').toUpperCase())
      .regex(textForms.vatId)
      .nullable(),
    gisaNumber: z.string().trim().regex(textForms.gisaNumber).nullable(),
    tradeAuthority: legalText.nullable().describe('Gewerbebehörde, which is the supervising authority as well.'),
    chamber: legalText.nullable().describe('Chamber and Fachgruppe.'),
    rulesUrl: webAddress(profileLengths.rulesUrl).nullable().describe('Where the rules of the trade can be read.'),
    managingPersons: z
      .array(line(profileLengths.personName).regex(textForms.personName))
      .max(maxManagingPersons)
      .describe('Owner, partners or managing directors.'),
  })
  .meta({ id: 'DealershipLegalData' });
export type LegalInput = z.output<typeof legalInput>;

export const agreementInput = z
  .strictObject({
    kind: z.enum(agreementKinds),
    version: z.string().min(1).max(20).describe('The one that was read; refused where a newer one is out.'),
  })
  .meta({ id: 'DealershipAgreementData' });
export type AgreementInput = z.output<typeof agreementInput>;
