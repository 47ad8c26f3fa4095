import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
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
