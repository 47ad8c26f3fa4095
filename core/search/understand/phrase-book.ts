import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { optionLabels } from '@kardan/contract/labels/reference';
import { languages } from '@kardan/contract/values/identifiers';
import { keyOf } from './token-runs.ts';
import { equipmentWords } from './words/equipment-words.ts';
import { flagWords } from './words/flag-words.ts';
import { colourWords, optionWords } from './words/option-words.ts';
import { inflected } from './words/word-list.ts';

const endings = { plain: ['', 'e', 'er', 'es', 'en', 'em'], afterE: ['', 'r', 's', 'n', 'm'] };
const optionFilters = ['category', 'body', 'fuel', 'gearbox', 'drive', 'interiorMaterial'] as const;

/** Every word or phrase with a fixed meaning, by its key, and the filters it stands for. */
export const phraseBook: ReadonlyMap<string, SearchFilters> = new Map([
  ...labelled(),
  ...written(equipmentWords, 'equipment'),
  ...optionFilters.flatMap((filter) => written(optionWords[filter], filter)),
  ...written(colourWords, 'colour').flatMap(([key, filters]) =>
    endings[key.endsWith('e') ? 'afterE' : 'plain'].map((ending): [string, SearchFilters] => [
      keyOf(key + ending),
      filters,
    ]),
  ),
  ...flagWords.flatMap(([filters, names]) =>
    names.flatMap(inflected).map((name): [string, SearchFilters] => [keyOf(name), filters]),
  ),
]);

function written(words: Partial<Record<string, string[]>>, filter: string): [string, SearchFilters][] {
  return Object.entries(words).flatMap(([value, names]) =>
    (names ?? []).flatMap(declined).map((name): [string, SearchFilters] => [keyOf(name), { [filter]: [value] }]),
  );
}

/** "Elektrische Heckklappe" is also "mit elektrischer Heckklappe". */
function declined(name: string): string[] {
  const [, stem, noun] = /^(\p{L}{4,}?)(?:e|er|es|en|em) (\p{Lu}.+)$/u.exec(name.trim()) ?? [];
  return stem && noun ? endings.plain.map((ending) => `${stem}${ending} ${noun}`) : inflected(name);
}

/** The labels the site shows, in every language; what stands in brackets is another name. */
function labelled(): [string, SearchFilters][] {
  return languages.flatMap((language) =>
    [
      ...labels(equipmentLabels[language], 'equipment'),
      ...optionFilters.flatMap((filter) => labels(optionLabels[language][filter], filter)),
    ].filter(([key]) => key.length > 2),
  );
}

function labels(texts: Record<string, string>, filter: string): [string, SearchFilters][] {
  return Object.entries(texts).flatMap(([value, label]) =>
    label
      .split(/[()/,]/)
      .filter((name) => name.trim() !== '')
      .flatMap(declined)
      .map((name): [string, SearchFilters] => [keyOf(name), { [filter]: [value] }]),
  );
}
