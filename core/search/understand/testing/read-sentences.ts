import { toOneLine } from '@kardan/contract/values/one-line';
import type { Vocabulary } from '../names/vocabulary.ts';
import { stops } from '../ordinary.ts';
import type { Part } from '../reading.ts';
import { keyOf } from '../token-runs.ts';
import { type Token, tokenise } from '../tokenise.ts';
import { type Understood, understandText } from '../understand-text.ts';
import type { Sentence } from './sentence.ts';

export interface SentenceReading {
  sentence: Sentence;
  understood: Understood;
  /** Words of the sentence that no part tells of: nobody would see that they were dropped. */
  lost: string[];
  /** Words that are told as not understood although they should have been. */
  notUnderstood: string[];
}

/** Reads sentences and finds the words that were dropped or not understood against what each of them asks. */
export function readSentences(vocabulary: Vocabulary, sentences: Sentence[], today: string): SentenceReading[] {
  return sentences.map((sentence) => {
    const understood = understandText(vocabulary, sentence.text, { today });
    const accepted = new Set(sentence.acceptNotUnderstood.map(keyOf));
    const fates = sentence.mustNotLose.map((word) => ({ word, fate: fateOf(word, sentence.text, understood.parts) }));
    return {
      sentence,
      understood,
      lost: fates.flatMap(({ word, fate }) => (fate === 'lost' ? [word] : [])),
      notUnderstood: fates.flatMap(({ word, fate }) =>
        fate === 'unknown' && !accepted.has(keyOf(word)) ? [word] : [],
      ),
    };
  });
}

type Fate = 'kept' | 'unknown' | 'lost';
const worst: Fate[] = ['lost', 'unknown', 'kept'];

/** What became of a word, or of the worst of several; filler among them says nothing. */
function fateOf(word: string, text: string, parts: Part[]): Fate {
  const tokens = tokenise(toOneLine(text)).filter(({ kind }) => kind !== 'sign');
  const sought = tokenise(word).filter(({ kind }) => kind !== 'sign');
  const carrying = sought.filter(({ fold }) => sought.length === 1 || !stops.has(fold));
  const run = runOf(sought, tokens);
  const fates = carrying.map(({ fold }): Fate => {
    // Of "unter 5 Liter" not every "unter" of the sentence is meant.
    const same = (run ?? tokens).filter((token) => token.fold === fold);
    // Sentences may name a word without its ending: "sparsam" of "sparsames".
    const found = same.length > 0 ? same : tokens.filter((token) => fold.length > 3 && token.fold.includes(fold));
    const each = found.map((token) => fateAt(token, parts));
    return worst.find((fate) => each.includes(fate)) ?? 'lost';
  });
  return worst.find((fate) => fates.includes(fate)) ?? 'kept';
}

/** The words where they stand side by side, if they do. */
function runOf(sought: Token[], tokens: Token[]): Token[] | undefined {
  const start = tokens.findIndex((_, at) => sought.every(({ fold }, i) => tokens[at + i]?.fold === fold));
  return sought.length > 1 && start >= 0 ? tokens.slice(start, start + sought.length) : undefined;
}

function fateAt({ from, to }: Token, parts: Part[]): Fate {
  const part = parts.find((each) => each.from <= from && each.to >= to);
  if (!part) return 'lost';
  return part.kind === 'unknown' ? 'unknown' : 'kept';
}
