import type { Proof } from '@kardan/contract/calls/contact/contact-fields';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import type { FormSubject } from './about.ts';

/** Every field of the forms by its name in the page; what the API calls otherwise is in `apiPaths`. */
export type FieldName =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'postcode'
  | 'date'
  | 'dayPart'
  | 'carMake'
  | 'carModel'
  | 'carYear'
  | 'carMileage';

/** What has to be filled in for each subject; a message to a dealership is a question. */
export const requiredFields: Record<FormSubject, readonly FieldName[]> = {
  question: ['name', 'email', 'message'],
  'test-drive': ['name', 'email', 'date', 'dayPart'],
  'trade-in': ['name', 'email', 'carMake', 'carModel', 'carYear', 'carMileage'],
  callback: ['name', 'email', 'phone', 'dayPart'],
  nearby: ['postcode', 'name', 'email'],
};

/** Where the API tells a field's problem. */
export const apiPaths: Record<string, FieldName> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  postcode: 'postcode',
  date: 'date',
  dayPart: 'dayPart',
  'car.make': 'carMake',
  'car.model': 'carModel',
  'car.year': 'carYear',
  'car.mileageKm': 'carMileage',
};

interface Rest {
  language: Locale;
  proof: Proof;
}

/** What a form says, as the API takes it; what the subject does not ask for stays behind. */
export function contactBody(data: FormData, { language, proof }: Rest) {
  const sender = {
    name: text(data, 'name'),
    email: text(data, 'email'),
    ...(text(data, 'phone') && { phone: text(data, 'phone') }),
    ...(text(data, 'homepage') && { homepage: text(data, 'homepage') }),
    language,
    proof,
  };
  return { sender, message: text(data, 'message') };
}

/** What only this subject asks for. */
export function subjectFields(data: FormData, subject: FormSubject): object {
  switch (subject) {
    case 'question':
      return {};
    case 'nearby':
      return { postcode: text(data, 'postcode') };
    case 'test-drive':
      return { date: text(data, 'date'), dayPart: text(data, 'dayPart') };
    case 'trade-in':
      return {
        car: {
          make: text(data, 'carMake'),
          model: text(data, 'carModel'),
          year: whole(data, 'carYear'),
          mileageKm: whole(data, 'carMileage'),
        },
      };
    case 'callback':
      return { dayPart: text(data, 'dayPart') };
  }
}

export function text(data: FormData, name: FieldName | 'homepage'): string {
  return String(data.get(name) ?? '').trim();
}

/** Digits as people write them, "143.000" and "143 000"; anything else is no number, and the API says so. */
function whole(data: FormData, name: FieldName): number | string {
  const digits = text(data, name).replaceAll(/[.\s\u00A0]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : digits;
}
