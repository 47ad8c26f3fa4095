import { fromSuffix, toSuffix } from '#domain/search/filters/search-names.ts';

/** Parameters that say nothing without another one: the radius without a postcode. */
export type Dependent = Record<string, string>;

/**
 * Leaves of a form's data what says something: no empty fields, no make beside its own model, numbers bare however they
 * are written on the screen. Whoever reads the address would read the same without it; it is only shorter.
 */
export function tidyFormData(data: FormData, dependent: Dependent): void {
  for (const name of new Set(data.keys())) {
    const needed = dependent[name];
    const values = needed !== undefined && !data.getAll(needed).some(Boolean) ? [] : tidyValues(name, data);
    data.delete(name);
    for (const value of values) data.append(name, value);
  }
}

function tidyValues(name: string, data: FormData): string[] {
  const given = data
    .getAll(name)
    .map((value) => String(value).trim())
    .filter((value) => value !== '');
  if (name.endsWith(fromSuffix) || name.endsWith(toSuffix)) return given.map(bareNumber);
  const values = [...new Set(given)];
  return values.filter((value) => !values.some((other) => other.startsWith(`${value}/`)));
}

/** 15.000 and 15,000 are 15000; 4,5 is 4.5; what is no number stays, for the reader to judge. */
function bareNumber(text: string): string {
  if (/^\d{1,3}([.,\s]\d{3})+$/.test(text)) return text.replace(/\D/g, '');
  return /^\d+,\d+$/.test(text) ? text.replace(',', '.') : text;
}
