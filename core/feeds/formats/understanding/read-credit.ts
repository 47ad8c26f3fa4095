import { type CarDraft, note } from './car-draft.ts';

/** What a rate must have beside it (§ 5 VKrG); of a name or amount that is missing or zero nobody can reckon. */
const wholeSet = [
  'anbieterbank',
  'monatliche_rate',
  'laufzeit',
  'soll_zinssatz',
  'effektiver_jahreszins',
  'nettokreditbetrag',
  'bruttokreditbetrag',
];

/**
 * A credit is shown as a whole or not at all; cars have no place for one yet, so it is said that it was left out. Nobody can do
 * anything about that, so nobody is called for it.
 */
export function readCredit(car: CarDraft): void {
  const said = new Map([...car.credit].filter(([, raw]) => !/^[0.,\s]*$/.test(raw)));
  const [heading] = said.keys();
  if (heading === undefined) return;
  const missing = wholeSet.filter((part) => !said.has(part));
  const cell = { heading, raw: said.get(heading) ?? '' };
  if (missing.length === 0) note(car, 'credit-unsupported', cell, null, { severity: 'keeps' });
  else note(car, 'credit-incomplete', cell, null, { severity: 'keeps', understood: missing.join(', ') });
}
