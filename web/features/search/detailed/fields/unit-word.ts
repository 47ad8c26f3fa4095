import type { FilterWords } from '#domain/search/words/filter-words.ts';

/** Units that are words and not signs. */
const spoken = ['PS', 'Monate', 'Tage'] as const;

/** A unit of the catalogue as the page's language writes it. */
export function unitWord({ t }: FilterWords, unit: string): string {
  const word = spoken.find((each) => each === unit);
  return word ? t(`detailed.unit.${word}`) : unit;
}
