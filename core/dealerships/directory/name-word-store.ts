import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { TypedWord } from './typed-words.ts';

/** How a word of a name fits a typed one: the same, begins with it, holds it, or is it with a mistake. */
export type WordFit = 0 | 1 | 2 | 3;

export interface MatchingWord {
  /** Of the typed word. */
  position: number;
  word: string;
  fit: WordFit;
}

/**
 * The words of all names and places that the typed ones may mean. Some thousand different words are compared here, so that
 * ten thousand dealerships need not be compared letter by letter. What was typed is an operand of functions, never a
 * pattern. levenshtein_less_equal() refuses words of more than 255 letters: lengths are compared first.
 */
export async function loadMatchingWords(db: Database, typed: readonly TypedWord[]): Promise<MatchingWord[]> {
  const { rows } = await sql<MatchingWord>`
    select * from (
      select
        typed.position,
        known.word,
        case
          when known.word = typed.word then 0
          when starts_with(known.word, typed.word) then 1
          when length(typed.word) >= 3 and strpos(known.word, typed.word) > 0 then 2
          when typed.same_start and left(known.word, 1) <> left(typed.word, 1)
            then case when known.word = any (typed.swapped) then 3 end
          when known.word = any (typed.swapped) then 3
          when typed.mistakes > 0 and abs(length(known.word) - length(typed.word)) <= typed.mistakes
            then case
              when levenshtein_less_equal(known.word, typed.word, typed.mistakes) <= typed.mistakes then 3
            end
        end as fit
      from
        directory_word as known,
        jsonb_to_recordset(${JSON.stringify(typed.map(toRow))}::jsonb)
          as typed (position int, word text, swapped text[], mistakes int, same_start boolean)
    ) compared
    where fit is not null`.execute(db);
  return rows;
}

function toRow({ word, swapped, mistakes, sameStart }: TypedWord, position: number) {
  return { position, word, swapped, mistakes, same_start: sameStart };
}
