import type { z } from 'zod';
import { textForms } from '../values/text-forms.ts';
import { issueText } from './issue.ts';

type Texts = Record<'de' | 'en', string>;

const formTexts: Record<keyof typeof textForms, Texts> = {
  postcode: {
    de: 'Eine Postleitzahl hat vier Ziffern, etwa 8010.',
    en: 'A postcode has four digits, as in 8010.',
  },
  slug: {
    de: 'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, etwa „alfa-romeo“.',
    en: 'Lower-case letters, digits and single hyphens between them are allowed, as in “alfa-romeo”.',
  },
  contentKey: {
    de: 'Erlaubt sind Kleinbuchstaben, Ziffern und einzelne Bindestriche dazwischen, mit einem Buchstaben am Anfang.',
    en: 'Lower-case letters, digits and single hyphens between them are allowed, with a letter at the beginning.',
  },
  notBlank: {
    de: 'Hier muss etwas stehen, nicht nur Leerzeichen.',
    en: 'There must be something here, not only spaces.',
  },
  withLetter: { de: 'Mindestens ein Buchstabe muss dabei sein.', en: 'There must be a letter in it.' },
  vehicle: {
    de: 'Erwartet wird eine Marke, oder Marke und Modell mit Schrägstrich, etwa „audi“ oder „audi/a4“.',
    en: 'A make is expected, or make and model with a slash, as in “audi” or “audi/a4”.',
  },
  month: {
    de: 'Erwartet wird ein Monat, etwa 2021-04.',
    en: 'A month is expected, as in 2021-04.',
  },
  oneLine: {
    de: 'Hier ist nur eine Zeile ohne Steuerzeichen möglich.',
    en: 'Only one line without control characters is possible here.',
  },
  personName: {
    de: 'Ein Name enthält weder eine Mail- noch eine Internetadresse.',
    en: 'A name holds neither an e-mail nor an internet address.',
  },
  phone: {
    de: 'Eine Telefonnummer hat nur Ziffern, Leerzeichen und die Zeichen + ( ) / . und -.',
    en: 'A phone number has digits, blanks and the characters + ( ) / . and - only.',
  },
  vatId: {
    de: 'Eine UID-Nummer hat die Form ATU12345678.',
    en: 'An Austrian VAT number reads ATU12345678.',
  },
  companyRegisterNumber: {
    de: 'Eine Firmenbuchnummer hat bis zu sechs Ziffern und einen Buchstaben, etwa FN 123456a.',
    en: 'A company register number has up to six digits and a letter, as in FN 123456a.',
  },
  gisaNumber: {
    de: 'Eine GISA-Zahl hat acht Ziffern; sie steht im Auszug aus dem Gewerbeinformationssystem.',
    en: 'A GISA number has eight digits; it is on the extract from the trade register.',
  },
  colour: { de: 'Erwartet wird eine Farbe, etwa #1a5fb4.', en: 'A colour is expected, as in #1a5fb4.' },
  clock: { de: 'Erwartet wird eine Uhrzeit, etwa 08:30.', en: 'A time of day is expected, as in 08:30.' },
  closingTime: {
    de: 'Erwartet wird eine Uhrzeit, etwa 18:00, spätestens 24:00.',
    en: 'A time of day is expected, as in 18:00, at the latest 24:00.',
  },
  country: { de: 'Erwartet werden zwei Großbuchstaben, etwa AT.', en: 'Two capital letters are expected, as in AT.' },
  nationalCode: { de: 'Ein nationaler Code hat sechs Ziffern.', en: 'A national code has six digits.' },
  versionName: {
    de: 'Erlaubt sind Buchstaben, Ziffern, Punkt und Bindestrich, etwa 2026-11.',
    en: 'Letters, digits, dots and hyphens are allowed, as in 2026-11.',
  },
  siteOrSecureAddress: {
    de: 'Erwartet wird eine Adresse dieser Website oder eine, die mit https:// beginnt.',
    en: 'An address of this site is expected, or one that begins with https://.',
  },
  withAnyLetter: { de: 'Mindestens ein Buchstabe muss dabei sein.', en: 'There must be a letter in it.' },
  jobName: { de: 'Hier wird der Name einer Aufgabe erwartet.', en: 'The name of a job is expected here.' },
  mailedCode: { de: 'Der Code hat sechs Ziffern.', en: 'The code has six digits.' },
  listingId: { de: 'Hier wird die Nummer eines Autos erwartet.', en: 'The number of a car is expected here.' },
  contentHash: {
    de: 'Hier wird eine SHA-256-Prüfsumme aus 64 Hexadezimalziffern erwartet.',
    en: 'A SHA-256 hash of 64 hexadecimal digits is expected here.',
  },
  uploadLinkToken: { de: 'Dieser Link ist nicht vollständig.', en: 'This link is not complete.' },
  vin: {
    de: 'Eine Fahrgestellnummer hat 17 Zeichen: Großbuchstaben ohne I, O und Q, und Ziffern.',
    en: 'A VIN has 17 characters: capital letters but I, O and Q, and digits.',
  },
  secureAddress: {
    de: 'Die Adresse muss mit https:// beginnen.',
    en: 'The address must begin with https://.',
  },
  webAddress: {
    de: 'Die Adresse muss mit https:// oder http:// beginnen, kleingeschrieben.',
    en: 'The address must begin with https:// or http://, in small letters.',
  },
  sitePath: {
    de: 'Erwartet wird eine Adresse dieser Seite ohne Domain, etwa „/magazin/nova“.',
    en: 'An address of this site without its domain is expected, as in “/en/magazine/nova”.',
  },
  domain: { de: 'Das ist keine Domain, wie etwa „beispiel.at“.', en: 'This is no domain, such as “example.at”.' },
  pictureAddress: { de: 'Das ist kein Bild dieser Seite.', en: 'This is no picture of this site.' },
};

const kindTexts: Record<string, Texts> = {
  number: { de: 'Hier wird eine Zahl erwartet.', en: 'A number is expected here.' },
  int: { de: 'Hier wird eine ganze Zahl erwartet.', en: 'A whole number is expected here.' },
  string: { de: 'Hier wird ein Text erwartet.', en: 'A text is expected here.' },
  boolean: { de: 'Hier wird „true“ oder „false“ erwartet.', en: 'Either “true” or “false” is expected here.' },
  array: { de: 'Hier wird eine Liste erwartet.', en: 'A list is expected here.' },
  object: { de: 'Hier werden benannte Werte erwartet.', en: 'Named values are expected here.' },
  file: { de: 'Hier wird eine Datei erwartet.', en: 'A file is expected here.' },
};

const formatTexts: Record<string, Texts> = {
  email: { de: 'Das ist keine gültige E-Mail-Adresse.', en: 'This is not a valid e-mail address.' },
  url: { de: 'Das ist keine gültige Internetadresse.', en: 'This is not a valid internet address.' },
  date: { de: 'Erwartet wird ein Tag, etwa 2026-11-30.', en: 'A day is expected, as in 2026-11-30.' },
  datetime: {
    de: 'Erwartet wird ein Zeitpunkt, etwa 2026-11-30T09:00Z.',
    en: 'A moment is expected, as in 2026-11-30T09:00Z.',
  },
  uuid: {
    de: 'Erwartet wird eine UUID, etwa 5f1c9f0a-7f4e-4c39-9f5b-2f0a4d7c1e11.',
    en: 'A UUID is expected, as in 5f1c9f0a-7f4e-4c39-9f5b-2f0a4d7c1e11.',
  },
  json_string: { de: 'Das ist kein lesbares JSON.', en: 'This is not readable JSON.' },
};

const missing: Texts = { de: 'Diese Angabe fehlt.', en: 'This value is missing.' };
const unfit: Texts = { de: 'Diese Angabe passt hier nicht.', en: 'This value does not fit here.' };

/** More than one reads at a glance are not listed. */
const maxListed = 12;
/** What somebody else named is quoted in part: a request holds thousands of names. */
const maxQuoted = { names: 5, characters: 40 };

/** What the schema library finds wrong with a field, as a sentence; own checks are named by their code. */
export function schemaIssueText(issue: z.core.$ZodRawIssue, language: 'de' | 'en'): string {
  const pick = (texts: Texts | undefined) => (texts ?? unfit)[language];
  switch (issue.code) {
    case 'invalid_type':
      return pick(issue.input === undefined ? missing : kindTexts[issue.expected]);
    case 'invalid_value':
      return pick(issue.input === undefined ? missing : possible(issue.values));
    case 'too_small':
      return pick(bound('least', issue.origin, Number(issue.minimum), issue.inclusive ?? true));
    case 'too_big':
      return pick(bound('most', issue.origin, Number(issue.maximum), issue.inclusive ?? true));
    case 'invalid_format':
      return pick(issue.format === 'regex' ? formOf(issue.pattern) : formatTexts[issue.format]);
    case 'not_multiple_of':
      return pick({
        de: `Erwartet wird ein Vielfaches von ${issue.divisor}.`,
        en: `A multiple of ${issue.divisor} is expected.`,
      });
    case 'unrecognized_keys':
      return pick(unknownNames(issue.keys));
    case 'custom':
      return issueText(String(issue.params?.code), language) ?? pick(unfit);
    default:
      return pick(unfit);
  }
}

function formOf(pattern: string | undefined): Texts | undefined {
  const [form] = Object.entries(textForms).find(([, each]) => String(each) === pattern) ?? [];
  return form === undefined ? undefined : formTexts[form as keyof typeof textForms];
}

function possible(values: readonly unknown[]): Texts | undefined {
  if (values.length > maxListed) return undefined;
  const list = values.map(String).join(', ');
  return { de: `Möglich ist hier nur: ${list}.`, en: `Possible here: ${list}.` };
}

function bound(end: 'least' | 'most', origin: string, count: number, inclusive: boolean): Texts | undefined {
  const isLeast = end === 'least';
  if (origin === 'number' || origin === 'int') {
    if (!inclusive)
      return isLeast
        ? { de: `Der Wert muss über ${count} liegen.`, en: `The value must be above ${count}.` }
        : { de: `Der Wert muss unter ${count} liegen.`, en: `The value must be below ${count}.` };
    return isLeast
      ? { de: `Der kleinste mögliche Wert ist ${count}.`, en: `The lowest possible value is ${count}.` }
      : { de: `Der größte mögliche Wert ist ${count}.`, en: `The highest possible value is ${count}.` };
  }
  if (isLeast && count === 1) return { de: 'Diese Angabe darf nicht leer sein.', en: 'This must not be empty.' };
  if (origin === 'string')
    return isLeast
      ? { de: `Mindestens ${count} Zeichen sind nötig.`, en: `At least ${count} characters are needed.` }
      : { de: `Höchstens ${count} Zeichen sind möglich.`, en: `At most ${count} characters are possible.` };
  if (origin === 'array')
    return isLeast
      ? { de: `Mindestens ${count} Einträge sind nötig.`, en: `At least ${count} entries are needed.` }
      : {
          de: `Die Liste hat zu viele Einträge, möglich: ${count}.`,
          en: `The list is too long; its limit is ${count}.`,
        };
  return undefined;
}

function unknownNames(names: readonly string[]): Texts {
  const quoted = names.slice(0, maxQuoted.names).map((name) => name.slice(0, maxQuoted.characters).toWellFormed());
  const list = [...quoted, ...(names.length > quoted.length ? ['…'] : [])].join(', ');
  return { de: `Hier gibt es nicht: ${list}.`, en: `There is no such field here: ${list}.` };
}
