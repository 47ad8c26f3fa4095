import type { CheckedLine } from '@kardan/contract/calls/operator/requests';
import { foldWord } from '../../../kernel/fold-word.ts';
import { type CheckedCompany, type CheckedPlace, type CheckFacts, checked } from './checked-request.ts';

/** The place of a postcode that an address means: the one of that name, or that the name begins with. */
export function placeMeant<P extends CheckedPlace>(
  { city }: Pick<CheckedCompany, 'city'>,
  places: readonly P[],
): P | undefined {
  const wanted = wordsOf(city);
  const named = places.filter(({ name }) => wordsOf(name) === wanted);
  if (named[0]) return named[0];
  const begun = places.filter(
    ({ name }) => wordsOf(name).startsWith(`${wanted} `) || wanted.startsWith(`${wordsOf(name)} `),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** The postcode exists and belongs to the city that the address names. */
export function checkAddress({ company, places }: Pick<CheckFacts, 'company' | 'places'>): CheckedLine {
  const check = 'address' as const;
  const told = `${company.postcode} ${company.city}`;
  if (places.length === 0) return checked({ check, outcome: 'problem', finding: 'unknown-postcode', told });
  const place = placeMeant(company, places);
  if (place) {
    return checked({ check, outcome: 'ok', finding: 'right', told, compared: `${place.name}, ${place.district.name}` });
  }
  const compared = places.map(({ name }) => name).join(', ');
  return checked({ check, outcome: 'problem', finding: 'another-place', told, compared });
}

function wordsOf(name: string): string {
  return foldWord(name)
    .replaceAll(/\bst\.?\s/g, 'sankt ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
