import { wordList } from './word-list.ts';

/** Numbers in words, in German, English and as they are spoken in Austria; compounds are made of them. */
export const numerals: Record<number, string[]> = {
  1: wordList('ein, eins, oans, aans, one'),
  2: wordList('zwei, zwo, zwoa, zwa, two'),
  3: wordList('drei, dreie, three'),
  4: wordList('vier, via, viere, four'),
  5: wordList('fünf, fümf, fünfe, five'),
  6: wordList('sechs, sex, sechse, six'),
  7: wordList('sieben, siebn, siem, seven'),
  8: wordList('acht, ocht, achte, eight'),
  9: wordList('neun, neine, neune, nine'),
  10: wordList('zehn, zehne, zen, ten'),
  11: wordList('elf, ölf, elfe, eleven'),
  12: wordList('zwölf, zwöf, zwölfe, twelve'),
  13: wordList('dreizehn, dreizen, thirteen'),
  14: wordList('vierzehn, viazehn, vierzen, fourteen'),
  15: wordList('fünfzehn, fuchzehn, fuffzehn, fufzehn, fuchzen, fünfzen, fifteen'),
  16: wordList('sechzehn, sechzen, sechszehn, sixteen'),
  17: wordList('siebzehn, siebzen, siebenzehn, seventeen'),
  18: wordList('achtzehn, ochtzehn, achtzen, eighteen'),
  19: wordList('neunzehn, neinzehn, neunzen, nineteen'),
  20: wordList('zwanzig, zwanzg, zwoanzg, twenty'),
  30: wordList('dreißig, dreißg, dreisig, thirty'),
  40: wordList('vierzig, vierzg, viazg, forty, fourty'),
  50: wordList('fünfzig, fuchzig, fuchzg, fuffzig, fufzig, fünfzg, fifty'),
  60: wordList('sechzig, sechzg, sechszig, sixty'),
  70: wordList('siebzig, siebzg, siebenzig, seventy'),
  80: wordList('achtzig, ochtzg, achtzg, eighty'),
  90: wordList('neunzig, neunzg, neinzg, ninety'),
};

export const hundreds = wordList('hundert, hundat, hundart, hundred');
export const thousands = wordList('tausend, tausnd, tausent, tausand, tausad, dausend, thousand');
/** Between ones and tens: fünfundzwanzig, fünfazwanzg. */
export const numeralLinks = ['und', 'a', 'er'];
