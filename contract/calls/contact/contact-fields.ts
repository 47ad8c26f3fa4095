import { z } from 'zod';
import { contactLengths, farthestTestDriveDays } from '../../values/contact.ts';
import { language } from '../../values/identifiers.ts';
import { textForms } from '../../values/text-forms.ts';
import { dayAfter, viennaDay } from '../../values/vienna-day.ts';

/** One line of text that somebody typed. */
export function line(maxLength: number) {
  return z.string().trim().min(1).max(maxLength).regex(textForms.oneLine);
}

/** Text of several lines; what has no place in one goes, whether typed, pasted or forged. */
export function longText(maxLength: number) {
  return z
    .string()
    .overwrite((text) =>
      text
        .toWellFormed()
        .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll(/(?![\n\t\u200D])\p{C}/gu, '')
        .trim(),
    )
    .max(maxLength);
}

export const message = longText(contactLengths.message);

export const email = z.string().trim().max(contactLengths.email).pipe(z.email());

export const phone = line(contactLengths.phone)
  .regex(textForms.phone)
  .refine((text) => text.replaceAll(/\D/g, '').length >= 5, { params: { code: 'phone-too-short' } });

export const postcode = z.string().regex(textForms.postcode);

/** A day from today to the farthest one that can be asked for. */
export const desiredDate = z.iso.date().refine(
  (day) => {
    const today = viennaDay(Date.now());
    return day >= today && day <= dayAfter(today, farthestTestDriveDays);
  },
  { params: { code: 'date-not-offered' } },
);

/** How a form shows that a browser took its time and work over it. */
export const proof = z
  .strictObject({
    challenge: z.string().max(200).describe('As `GET /mail/challenge` gave it.'),
    nonces: z.array(z.int().min(0).max(0xffff_ffff)).min(1).max(64).describe('One solution for each part, in order.'),
  })
  .meta({ id: 'Proof' });
export type Proof = z.output<typeof proof>;

/** What every form of a visitor carries beside its own fields. */
export const visitorFields = {
  name: line(contactLengths.name),
  email,
  phone: phone.optional(),
  language: language.describe('Language of the confirmation.'),
  homepage: z.string().max(contactLengths.website).optional().describe('Left empty by people: they do not see it.'),
  proof,
};
