import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import type { FeedFormat } from '@kardan/contract/values/feeds';

/** How much of a file is looked at: more than its first line, of any system. */
export const headBytes = 64 * 1024;

/** A file of mobile.de's without a header has more columns than anybody would write by hand. */
const manyColumns = 30;

/** Which format a file has, by its name and how it begins; undefined where it could be anything. */
export function detectFormat(name: string, head: string): FeedFormat | undefined {
  if (/\.xlsx$/i.test(name)) return 'kardan-xlsx';
  // Archives with pictures are what mobile.de takes.
  if (head.startsWith('PK')) return 'mobile-csv';
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (/^[[{]/.test(text)) return jsonFormat(text);
  return text.startsWith('<') ? undefined : csvFormat(text.split(/\r?\n/, 1)[0] ?? '');
}

function jsonFormat(text: string): FeedFormat | undefined {
  if (/"(offerReference|vehicleOfferType|modelVersion|publicPrice)"/.test(text)) return 'autoscout-json';
  return /"(externalId|priceEur|mileageKm|firstRegistration)"/.test(text) ? 'kardan-json' : undefined;
}

function csvFormat(line: string): FeedFormat | undefined {
  const cells = line.split(/[;,\t]/).map((cell) => cell.replaceAll('"', '').trim().toLowerCase());
  if (cells.some((cell) => cell === 'interne_nummer' || cell === 'kundennummer')) return 'mobile-csv';
  if (cells.filter((cell) => ourNames.has(cell)).length >= 2) return 'kardan-csv';
  return line.split(';').length >= manyColumns ? 'mobile-csv' : undefined;
}

const ourNames = new Set(
  listingFieldKeys
    .flatMap((key) => [key, listingFieldLabels['de-AT'][key], listingFieldLabels.en[key]])
    .map((name) => name.toLowerCase()),
);
