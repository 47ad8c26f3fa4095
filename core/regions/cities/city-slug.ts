import { addressWords } from '../../kernel/address-words.ts';

/** A city's slug when none is given: its name as people type it in an address, and the postcode that tells twins apart. */
export function citySlug(name: string, postcode: string): string {
  const words = addressWords(name, 150);
  const slug = words === '' ? postcode : `${words}-${postcode}`;
  return /[a-z]/.test(words) ? slug : `ort-${slug}`;
}
