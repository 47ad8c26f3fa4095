import type { Colour, EmissionClass, Fuel } from '@kardan/contract/values/vehicle';
import { lettersApart } from './look-alikes.ts';

const fuelWords: Record<string, Fuel> = {
  BENZIN: 'petrol',
  OTTO: 'petrol',
  SUPER: 'petrol',
  DIESEL: 'diesel',
  ELEKTRO: 'electric',
  ELEKTRISCH: 'electric',
  STROM: 'electric',
  ERDGAS: 'cng',
  CNG: 'cng',
  METHAN: 'cng',
  FLUESSIGGAS: 'lpg',
  FLÜSSIGGAS: 'lpg',
  LPG: 'lpg',
  AUTOGAS: 'lpg',
  WASSERSTOFF: 'hydrogen',
};

const colourWords: Record<string, Colour> = {
  SCHWARZ: 'black',
  WEISS: 'white',
  WEIß: 'white',
  WEIẞ: 'white',
  GRAU: 'grey',
  ANTHRAZIT: 'grey',
  SILBER: 'silver',
  BLAU: 'blue',
  ROT: 'red',
  GRÜN: 'green',
  GRUEN: 'green',
  BRAUN: 'brown',
  BEIGE: 'beige',
  GELB: 'yellow',
  ORANGE: 'orange',
  GOLD: 'gold',
  VIOLETT: 'violet',
  LILA: 'violet',
};

export interface ReadValue<Value> {
  value: Value;
  exact: boolean;
  other?: Value;
}

/** What the engine runs on. Two of them are a hybrid, and the paper rarely tells whether it can be plugged in. */
export function readFuel(text: string): ReadValue<Fuel> | undefined {
  const upper = text.toUpperCase();
  const found = wordsIn(upper).flatMap((word) => nearest(word, fuelWords) ?? []);
  const kinds = new Set(found.map(({ value }) => value));
  const isHybrid = /HYBR/.test(upper) || (kinds.has('electric') && kinds.size > 1);
  if (isHybrid) {
    if (/EXTERN|PLUG|PHEV|OVC|AUFLADBAR/.test(upper)) return { value: 'plug-in-hybrid', exact: true };
    return { value: 'hybrid', exact: false, other: 'plug-in-hybrid' };
  }
  return found[0];
}

export function readColour(text: string): ReadValue<Colour> | undefined {
  return wordsIn(text.toUpperCase()).flatMap((word) => nearest(word, colourWords) ?? [])[0];
}

/** `EURO 6`, `EURO 6D-TEMP`, `6 AP`: letters behind the number that we do not know are left out. */
export function readEmissionClass(text: string): ReadValue<EmissionClass> | undefined {
  const match = /(?:EURO|EUR0|EUR)\s*([1-7])\s*(D-?\s*TEMP|D|E)?/i.exec(text);
  if (!match) return undefined;
  const suffix = match[1] === '6' ? (match[2] ?? '').toLowerCase().replace(/\s/g, '') : '';
  const name = suffix.includes('temp') ? 'd-temp' : suffix;
  return { value: `euro-${match[1]}${name}` as EmissionClass, exact: true };
}

function wordsIn(upper: string): string[] {
  return upper.split(/[^A-ZÄÖÜßẞ0-9]+/).filter((word) => word.length > 2);
}

/** The word itself, or the one that differs in a letter where both are long enough for that to be no other word. */
function nearest<Value>(word: string, words: Record<string, Value>): ReadValue<Value> | undefined {
  const exact = Object.hasOwn(words, word) ? words[word] : undefined;
  if (exact !== undefined) return { value: exact, exact: true };
  if (word.length < 5) return undefined;
  const near = Object.keys(words).find((known) => known.length > 4 && lettersApart(word, known) === 1);
  return near === undefined ? undefined : { value: words[near] as Value, exact: false };
}
