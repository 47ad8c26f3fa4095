import { wordList } from './word-list.ts';

/** Beside these a weight is what a car can pull. */
export const towingWords = wordList(`
  Anhängelast, Zuglast, Anhängerlast, ziehen, zieht, Zugkraft, Stützlast, towing capacity, towing, tow, Anhänger,
  Hänger, Wohnwagen, Wohnanhänger, Pferdeanhänger, trailer, gebremst, ungebremst, pull, caravan, Bootsanhänger,
  anhängen
`);
export const weightUnits = wordList('kg, kilo, kilogramm, t, to, tonnen, tonne, tonner, tons, ton, tonn');
