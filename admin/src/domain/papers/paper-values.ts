import { listingFields } from '@kardan/contract/listing-fields';
import { digitsOf } from './look-alikes.ts';
import type { PaperField, PaperProposal } from './paper-proposal.ts';
import { type ReadValue, readColour, readEmissionClass, readFuel } from './paper-words.ts';

type TextualField = Exclude<PaperField, 'vin'>;
type ValueOf<Field extends PaperField> = Extract<PaperProposal, { field: Field }>['value'];
type Reader<Field extends TextualField> = (text: string, today: string) => ReadValue<ValueOf<Field>> | undefined;

/** What the words behind a label say, if they say what belongs there. */
export const paperReaders: { [Field in TextualField]: Reader<Field> } = {
  nationalCode: (text) => {
    const match = /(?:^|\s)(\S{3}\s?\S{3})(?=\s|$)/.exec(text);
    const { digits, replaced } = digitsOf((match?.[1] ?? '').replace(/\s/g, ''));
    return /^\d{6}$/.test(digits) ? { value: digits, exact: !replaced } : undefined;
  },
  firstRegistration: readMonth,
  powerKw: wholeWithin(listingFields.powerKw, 10),
  displacementCcm: wholeWithin(listingFields.displacementCcm, 500),
  kerbWeightKg: wholeWithin(listingFields.kerbWeightKg, 400),
  seats: wholeWithin(listingFields.seats, 1),
  co2GPerKm: wholeWithin(listingFields.co2GPerKm, 0),
  fuel: readFuel,
  colour: readColour,
  emissionClass: readEmissionClass,
};

/** A day, of which the month counts; one to come is a misread one. */
function readMonth(text: string, today: string): ReadValue<string> | undefined {
  const { digits, replaced } = digitsOf(text);
  const match = /(?<!\d)(\d{2})\s?[.,:/-]\s?(\d{2})\s?[.,:/-]\s?(\d{4})(?!\d)/.exec(digits);
  if (!match) return undefined;
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const value = `${match[3]}-${match[2]}`;
  if (day < 1 || day > 31 || month < 1 || month > 12 || year < 1900 || value > today.slice(0, 7)) return undefined;
  return { value, exact: !replaced };
}

/** The first number: `88,0` and `1.499` as papers write them. */
function wholeWithin({ min, max }: { min: number; max: number }, likelyFrom: number) {
  return (text: string): ReadValue<number> | undefined => {
    const [first] = text.trim().split(/[\s/]+/);
    const { digits, replaced } = digitsOf((first ?? '').replace(/[^\p{L}\d.,|!$]/gu, ''));
    const match = /^(\d{1,2}\.\d{3}|\d+)(?:[.,]\d{1,2})?$/.exec(digits);
    const value = Number((match?.[1] ?? '').replace('.', ''));
    if (!match || value < Math.max(min, likelyFrom) || value > max) return undefined;
    return { value, exact: !replaced };
  };
}
