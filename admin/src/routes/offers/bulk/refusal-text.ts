import type { Translator } from '@kardan/ui/texts/translator.ts';
import type { stock } from '#texts/de/stock.ts';

const known = [
  'never-online',
  'not-for-sale',
  'price-out-of-range',
  'invalid-transition',
  'unchanged',
  'changed-meanwhile',
  'field-missing',
  'consumption-required',
  'vin-online-twice',
  'vin-blocked',
  'number-taken',
  'no-new-listings',
  'bulk-not-possible',
  'unexpected',
] as const;

/** Why a car is left as it is. */
export function refusalText(code: string, t: Translator<typeof stock>): string {
  const reason = known.find((each) => each === code);
  return t(`refused.${reason ?? 'unknown'}`);
}
