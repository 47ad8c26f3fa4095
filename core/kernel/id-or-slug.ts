export type IdOrSlug = { id: number; slug?: undefined } | { id?: undefined; slug: string };

/**
 * Reads how a path names a thing: all digits are an id, words with a letter in them a slug. Anything else names nothing.
 * An id stays below 2^53 so that it is exact; compare it as bigint where the column is narrower.
 */
export function idOrSlug(text: string): IdOrSlug | undefined {
  if (/^\d{1,15}$/.test(text)) return { id: Number(text) };
  if (text.length <= 160 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && /[a-z]/.test(text)) return { slug: text };
  return undefined;
}
