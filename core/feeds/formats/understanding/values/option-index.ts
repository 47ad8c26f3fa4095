import { equipmentLabels } from '@kardan/contract/labels/equipment';
import { type OptionLabels, optionLabels } from '@kardan/contract/labels/reference';
import { type ListingFieldKeyOfKind, listingField, listingFieldKeys } from '@kardan/contract/listing-fields';
import { type EquipmentKey, equipmentKeys } from '@kardan/contract/values/equipment';
import { languages } from '@kardan/contract/values/identifiers';
import { equipmentWords } from '../../../../search/understand/words/equipment-words.ts';
import { colourWords, optionWords } from '../../../../search/understand/words/option-words.ts';
import { foldName } from '../../spelling/fold-name.ts';
import { memoized } from '../../spelling/memoized.ts';
import { systemWords } from './system-words.ts';

export type OptionField = ListingFieldKeyOfKind<'options'>;

const optionFields = listingFieldKeys.filter((key) => listingField(key).kind === 'options') as OptionField[];

/** What people write and what systems write, beside the words of the site. */
const spoken: Partial<Record<OptionField, Partial<Record<string, readonly string[]>>>> = {
  ...optionWords,
  colour: colourWords,
  interiorColour: colourWords,
};

/** By field: every known spelling, folded → the value. Of two values with one spelling the site's own word wins. */
const index = new Map(optionFields.map((field) => [field, wordsOf(field)]));

const finders = new Map(optionFields.map((field) => [field, memoized((text) => findIn(field, text))]));

/** The value of a closed list that a word means; null if no table knows it. */
export function findOption(field: OptionField, text: string): string | null {
  return finders.get(field)?.(text) ?? null;
}

function findIn(field: OptionField, text: string): string | null {
  const found = index.get(field)?.get(foldName(text));
  if (found !== undefined) return found;
  return field === 'colour' || field === 'interiorColour' ? findColour(text) : null;
}

function wordsOf(field: OptionField): Map<string, string> {
  const known = new Map<string, string>();
  const add = (word: string, value: string) => {
    const key = foldName(word);
    if (key !== '' && !known.has(key)) known.set(key, value);
  };
  const values = (listingField(field) as { values: readonly string[] }).values;
  for (const value of values) add(value, value);
  for (const language of languages) {
    const labels = optionLabels[language][field as keyof OptionLabels] as Record<string, string>;
    for (const value of values) add(labels[value] ?? value, value);
  }
  for (const table of [spoken[field], systemWords[field]]) {
    for (const [value, words] of Object.entries(table ?? {})) for (const word of words ?? []) add(word, value);
  }
  return known;
}

/** `Alpinweiß uni`, `Deep Black Perleffekt`: a colour whose name holds exactly one that we know. */
function findColour(text: string): string | null {
  const words = index.get('colour') as Map<string, string>;
  const found = new Set<string>();
  for (const word of text.split(/[^\p{L}]+/u).map(foldName)) {
    const exact = words.get(word);
    if (exact !== undefined) found.add(exact);
    else for (const [stem, value] of words) if (stem.length > 2 && word.endsWith(stem)) found.add(value);
  }
  const [only, ...more] = found;
  return only !== undefined && more.length === 0 ? only : null;
}

const equipmentIndex = equipmentNames();

/** The item of equipment that a name means; null if no table knows it. */
export function findEquipment(text: string): EquipmentKey | null {
  return equipmentIndex.get(foldName(text)) ?? null;
}

function equipmentNames(): Map<string, EquipmentKey> {
  const known = new Map<string, EquipmentKey>();
  const tables = [
    (key: EquipmentKey) => [key, ...languages.map((language) => equipmentLabels[language][key])],
    (key: EquipmentKey) => equipmentWords[key] ?? [],
  ];
  for (const names of tables) {
    for (const key of equipmentKeys) {
      for (const name of names(key)) if (!known.has(foldName(name))) known.set(foldName(name), key);
    }
  }
  return known;
}
