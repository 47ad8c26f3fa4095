import { z } from 'zod';

/** What makes an installation one brand and not another: read by web for pages, by core for mails. */
export const siteVariables = {
  SITE_NAME: z.string().min(1).default('Kardan').describe('Name of the portal as visitors read it.'),
  SITE_ORIGIN: z
    .url()
    .default('http://localhost:3000')
    .transform((origin) => origin.replace(/\/$/, ''))
    .describe(
      'Public origin of the site, used in canonical links, sitemaps and mails; its pages may call the API from elsewhere.',
    ),
  SITE_CONTACT_EMAIL: z.email().default('servus@kardan.example').describe('Address visitors and dealers write to.'),
  SITE_CONTACT_PHONE: z.string().default('+43 1 0000000').describe('Phone number shown with the contact data.'),
  SITE_IMPRINT_COMPANY: z.string().default('Kardan Demo GmbH').describe('Company name in the imprint (ECG §5).'),
  SITE_IMPRINT_ADDRESS: z
    .string()
    .default('Musterstraße 1, 1010 Wien')
    .describe('Street, postcode and place in the imprint.'),
  SITE_IMPRINT_REGISTER: z
    .string()
    .default('FN 000000 a, Handelsgericht Wien')
    .describe('Company register number and court in the imprint.'),
  SITE_IMPRINT_VAT_ID: z.string().default('ATU00000000').describe('UID number in the imprint.'),
  SITE_IMPRINT_AUTHORITY: z
    .string()
    .default('Magistratisches Bezirksamt für den 1. Bezirk')
    .describe('Supervisory authority in the imprint.'),
  SITE_IMPRINT_MANAGEMENT: z
    .string()
    .default('Maria Muster')
    .describe('Managing directors in the imprint (GmbHG, MedienG §25).'),
  SITE_IMPRINT_OWNERS: z
    .string()
    .default('Maria Muster (100 %)')
    .describe('Shareholders with their shares in the imprint (MedienG §25).'),
  SITE_IMPRINT_CHAMBER: z
    .string()
    .default('Wirtschaftskammer Wien')
    .describe('Chamber that the company belongs to, in the imprint (ECG §5).'),
};
