import type { z } from 'zod';
import type { Source } from './secrets.ts';
import { siteVariables } from './site-variables.ts';

/** What the law wants to be told of who runs a site (§ 5 ECG, § 25 MedienG). */
const imprint = [
  'SITE_CONTACT_EMAIL',
  'SITE_CONTACT_PHONE',
  'SITE_IMPRINT_COMPANY',
  'SITE_IMPRINT_ADDRESS',
  'SITE_IMPRINT_REGISTER',
  'SITE_IMPRINT_VAT_ID',
  'SITE_IMPRINT_AUTHORITY',
  'SITE_IMPRINT_MANAGEMENT',
  'SITE_IMPRINT_OWNERS',
  'SITE_IMPRINT_CHAMBER',
] as const satisfies (keyof typeof siteVariables)[];

/** A real company may well have the authority and the chamber that the demo names. */
const mayBeTheSame: ReadonlySet<string> = new Set(['SITE_IMPRINT_AUTHORITY', 'SITE_IMPRINT_CHAMBER']);

/** What an imprint on the internet lacks: every part must be given, and must not be that of the demo. */
export function imprintProblems(variables: Record<string, z.ZodType>, given: Source): string[] {
  return imprint
    .filter((name) => name in variables)
    .flatMap((name) => {
      const isDemo = given[name] === siteVariables[name].parse(undefined);
      const missing = given[name] === undefined || (isDemo && !mayBeTheSame.has(name));
      return missing ? [`${name}: a site on the internet tells who runs it (§ 5 ECG): set your own`] : [];
    });
}
