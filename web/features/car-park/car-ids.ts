/** The parameter that names cars in an address, and the one that leaves out what is equal. */
export const carsParameter = 'autos';
export const differencesParameter = 'unterschiede';

/** More would make a link that mail programs break. */
export const maxSharedCars = 50;

interface ReadIds {
  ids: number[];
  /** How many more the address names than are shown. */
  leftOut: number;
}

/** The cars that an address names, each once, in its order; what is no car's number is passed over. */
export function readCarIds(value: string | string[] | undefined, max: number): ReadIds {
  const numbers = [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : 0));
  const ids = [...new Set(numbers.filter((id) => id > 0))];
  return { ids: ids.slice(0, max), leftOut: Math.max(ids.length - max, 0) };
}

/** `?autos=12,34`: a comma needs no escape there, and people read it. */
export function carsQuery(ids: readonly number[]): string {
  return `?${carsParameter}=${ids.join(',')}`;
}

export function comparisonQuery(ids: readonly number[], { differencesOnly }: { differencesOnly: boolean }): string {
  if (ids.length === 0) return '';
  return carsQuery(ids) + (differencesOnly ? `&${differencesParameter}=1` : '');
}
