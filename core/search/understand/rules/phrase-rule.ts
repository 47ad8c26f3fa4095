import { phraseBook } from '../phrase-book.ts';
import type { Match, Reading } from '../reading.ts';
import { longestRun } from '../token-runs.ts';
import type { Token } from '../tokenise.ts';

const interiorWords = new Set([
  'innen',
  'innenraum',
  'innenausstattung',
  'interieur',
  'interior',
  'polster',
  'polsterung',
  'sitze',
]);
const leatherWords = new Set([
  'leder',
  'ledersitze',
  'lederausstattung',
  'leather',
  'kunstleder',
  'alcantara',
  'teilleder',
]);

const otherParts = new Set(['dach', 'felgen', 'himmel', 'dachhimmel', 'streifen', 'scheiben', 'verdeck', 'rader']);
const carWords = new Set(['fahrzeug', 'fahrzeuge', 'auto', 'autos', 'wagen', 'modell', 'modelle', 'pkw']);

/** Words and phrases with a fixed meaning; a colour beside "innen" or "Leder" is the interior's. */
export function phraseRule({ tokens }: Reading, at: number): Match | undefined {
  const run = longestRun(tokens, at, phraseBook) ?? pluralRun(tokens, at);
  if (!run) return compound(tokens, at);
  const { end, item: filters } = run;
  if (!filters.colour) return { end, filters };
  const before = tokens[at - 1]?.fold ?? '';
  const after = tokens[end]?.fold ?? '';
  // "schwarzes Dach" says nothing of the car's colour.
  if (otherParts.has(after)) return { end: end + 1, isText: true };
  if (before === 'aussen') return { end, filters };
  // "weiß innen beige": what follows is the interior's.
  if (interiorWords.has(after) && longestRun(tokens, end + 1, phraseBook)?.item.colour) return { end, filters };
  if (interiorWords.has(after)) return { end: end + 1, filters: { interiorColour: filters.colour } };
  const isInterior = interiorWords.has(before) || leatherWords.has(before) || leatherWords.has(after);
  return isInterior ? { end, filters: { interiorColour: filters.colour } } : { end, filters };
}

function pluralRun(tokens: Token[], at: number) {
  const word = tokens[at]?.fold ?? '';
  const item = word.length > 3 && word.endsWith('s') ? phraseBook.get(word.slice(0, -1)) : undefined;
  return item && { end: at + 1, item };
}

/** "Dieselkombi", "Allradautomatik": a word made of two that are known. */
function compound(tokens: Token[], at: number): Match | undefined {
  const word = tokens[at]?.fold ?? '';
  for (let cut = 3; cut <= word.length - 3 && word.length <= 40; cut += 1) {
    const first = phraseBook.get(word.slice(0, cut));
    if (first && carWords.has(word.slice(cut))) return { end: at + 1, filters: first };
    const second = first && phraseBook.get(word.slice(cut));
    if (first && second && Object.keys(first)[0] !== Object.keys(second)[0]) {
      return { end: at + 1, filters: { ...first, ...second } };
    }
  }
  return shade(word, at);
}

const shades = /^.{3,}?(weiss|schwarz|grau|blau|rot|grun|braun|gelb|silber|beige|violett)(e|er|es|en|em|metallic)?$/;
const noShades = new Set(['schrot']);

/** "perlmuttweiß", "moosgrüner", "nardograu": makes invent shades faster than anybody lists them. */
function shade(word: string, at: number): Match | undefined {
  const [, colour] = shades.exec(word) ?? [];
  const filters = colour && !noShades.has(word) ? phraseBook.get(colour) : undefined;
  return filters && { end: at + 1, filters };
}
