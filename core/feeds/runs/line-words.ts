import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import type { LineIssueCode } from '@kardan/contract/values/feeds';
import type { Language } from '@kardan/contract/values/identifiers';

/** What a car has beside the fields of the catalogue. */
const otherFields = {
  'de-AT': { make: 'Marke', model: 'Modell', version: 'Version', pictures: 'Bilder' },
  en: { make: 'Make', model: 'Model', version: 'Version', pictures: 'Pictures' },
};

/** A field as its reader calls it. */
export function fieldWord(field: string, language: Language): string {
  const labels: Readonly<Record<string, string>> = { ...listingFieldLabels[language], ...otherFields[language] };
  return labels[field] ?? field;
}

/** What a run found in a line, for a file that is read without our pages. */
export const findingWords: Record<Language, Record<LineIssueCode, string>> = {
  'de-AT': {
    'number-missing': 'ohne interne Nummer',
    'number-invalid': 'als Nummer nicht brauchbar',
    'number-twice': 'Nummer steht mehrmals in der Datei',
    'site-unknown': 'Standort nicht zugeordnet',
    'site-not-public': 'Betrieb ist nicht öffentlich',
    'make-unknown': 'Marke nicht erkannt',
    'model-unknown': 'Modell nicht erkannt',
    'value-unmapped': 'Wert nicht zugeordnet',
    'value-invalid': 'nicht lesbar',
    'value-out-of-range': 'außerhalb des Möglichen',
    'value-too-long': 'zu lang',
    'question-open': 'Bedeutung noch offen',
    'credit-incomplete': 'Finanzierung wird nicht übernommen',
    'credit-in-text': 'Finanzierung in der Beschreibung',
    'link-in-text': 'Adresse in der Beschreibung',
    'picture-invalid': 'kein Bild',
    'too-many-pictures': 'mehr Bilder, als ein Auto haben kann',
    'picture-unreachable': 'Bild nicht zu holen',
    'field-missing': 'Pflichtangabe fehlt',
    'consumption-required': 'Verbrauch oder CO₂ fehlt',
    'vin-online-twice': 'Fahrgestellnummer ist schon online',
    'number-taken': 'Nummer gehört einem anderen Auto',
    'state-refuses': 'Stand des Autos lässt das nicht zu',
    'field-locked': 'von Hand geändert, bleibt',
    contradiction: 'widerspricht einer anderen Angabe',
    'columns-differ': 'andere Zahl von Spalten als die erste Zeile',
    'line-unreadable': 'Zeile nicht lesbar',
    'credit-unsupported': 'Finanzierung wird nicht übernommen',
    unexpected: 'bei uns ist etwas schiefgegangen',
  },
  en: {
    'number-missing': 'no number of your own',
    'number-invalid': 'not usable as a number',
    'number-twice': 'number is in the file more than once',
    'site-unknown': 'site is not mapped',
    'site-not-public': 'dealership is not public',
    'make-unknown': 'make not recognised',
    'model-unknown': 'model not recognised',
    'value-unmapped': 'value is not mapped',
    'value-invalid': 'not readable',
    'value-out-of-range': 'outside of what is possible',
    'value-too-long': 'too long',
    'question-open': 'meaning is still open',
    'credit-incomplete': 'financing is not taken over',
    'credit-in-text': 'financing in the description',
    'link-in-text': 'address in the description',
    'picture-invalid': 'not a picture',
    'too-many-pictures': 'more pictures than a car can have',
    'picture-unreachable': 'picture cannot be fetched',
    'field-missing': 'required detail is missing',
    'consumption-required': 'consumption or CO₂ is missing',
    'vin-online-twice': 'chassis number is already online',
    'number-taken': 'number belongs to another car',
    'state-refuses': 'the state of the car does not allow it',
    'field-locked': 'changed by hand, stays',
    contradiction: 'contradicts another value',
    'columns-differ': 'another number of columns than the first line',
    'line-unreadable': 'line is not readable',
    'credit-unsupported': 'financing is not taken over',
    unexpected: 'something went wrong on our side',
  },
};
