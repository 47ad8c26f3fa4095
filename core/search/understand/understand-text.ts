import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { filters as catalogue } from '@kardan/contract/filters';
import { toOneLine } from '@kardan/contract/values/one-line';
import type { Category } from '@kardan/contract/values/vehicle';
import { CollectedFilters } from './collect-filters.ts';
import type { Vocabulary } from './names/vocabulary.ts';
import { stops } from './ordinary.ts';
import type { Match, Part, Reading, Rule } from './reading.ts';
import { comparisonRule } from './rules/comparison-rule.ts';
import { exclusionRule } from './rules/exclusion-rule.ts';
import { originRule } from './rules/origin-rule.ts';
import { phraseRule } from './rules/phrase-rule.ts';
import { placeRule } from './rules/place-rule.ts';
import { bareNumberRule } from './rules/quantities/bare-number-rule.ts';
import { decadeRule } from './rules/quantities/decade-rule.ts';
import { emissionRule } from './rules/quantities/emission-rule.ts';
import { quantityRule } from './rules/quantities/quantity-rule.ts';
import { rateRule } from './rules/quantities/rate-rule.ts';
import { towingRule } from './rules/quantities/towing-rule.ts';
import { regionRule } from './rules/region-rule.ts';
import { similarRule } from './rules/similar-rule.ts';
import { engineRule } from './rules/vehicles/engine-rule.ts';
import { generationRule } from './rules/vehicles/generation-rule.ts';
import { variantRule } from './rules/vehicles/variant-rule.ts';
import { vehicleRule } from './rules/vehicles/vehicle-rule.ts';
import { wishRule } from './rules/wish-rule.ts';
import { asWritten } from './spoken/spoken-tokens.ts';
import { type Token, tokenise } from './tokenise.ts';

export interface Understood {
  filters: SearchFilters;
  parts: Part[];
  rest: string;
}

/** What is surest comes first: a number with its unit before a model that is a number, a name before a misspelt one. */
const rules: Rule[] = [
  emissionRule,
  rateRule,
  towingRule,
  quantityRule,
  comparisonRule,
  exclusionRule,
  regionRule,
  placeRule,
  engineRule,
  variantRule,
  vehicleRule,
  generationRule,
  wishRule,
  originRule,
  phraseRule,
  decadeRule,
  bareNumberRule,
];

/**
 * Reads a text from left to right; every word becomes a filter, a wish that filters come near to, or vanishes as filler.
 * What is not understood stays visible as text search.
 */
export function understandText(
  vocabulary: Vocabulary,
  typed: string,
  { today, category }: { today: string; category?: Category | undefined },
): Understood {
  const text = toOneLine(typed);
  const collected = new CollectedFilters();
  const reading: Reading = {
    text,
    tokens: asWritten(tokenise(text)),
    vocabulary,
    today,
    category,
    found: collected.found,
  };
  const read: { match: Match; from: number; to: number }[] = [];
  const { tokens } = reading;
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(reading, at);
    const end = match?.end ?? at + 1;
    const isTaken = match !== undefined && !match.isText && collected.add(match);
    if (isTaken || match || isWord(tokens[at], tokens[at + 1]) || isEndOfText(read.at(-1), tokens, at)) {
      read.push({ match: isTaken ? match : { end, isText: true }, from: at, to: end });
    }
    at = end;
  }
  return answer(reading, collected, read);
}

function matchAt(reading: Reading, at: number): Match | undefined {
  for (const rule of rules) {
    const match = rule(reading, at);
    if (match && match.end > at) return match;
  }
  return similarRule(reading, at);
}

/** A word like any other is kept where it ends one that is text: the "i" of "118i". */
function isEndOfText(last: { match: Match; to: number } | undefined, tokens: Token[], at: number): boolean {
  const isGlued = tokens[at]?.glued === true && tokens[at]?.kind === 'word';
  return isGlued && last?.match.isText === true && last.to === at;
}

/** Signs are no words, and filler says nothing unless a figure is glued to it: "B111". */
function isWord(token: Token | undefined, next: Token | undefined): boolean {
  if (token === undefined || token.kind === 'sign') return false;
  return !stops.has(token.fold) || (next?.kind === 'number' && next.glued);
}

function answer(
  { text, tokens, category }: Reading,
  collected: CollectedFilters,
  read: { match: Match; from: number; to: number }[],
): Understood {
  const filters = collected.finish();
  const parts: Part[] = [];
  const words: string[] = [];
  for (const { match, from, to } of read) {
    const start = tokens[from]?.from ?? 0;
    const end = tokens[to - 1]?.to ?? start;
    const last = parts.at(-1);
    const stretch = { text: text.slice(start, end), from: start, to: end };
    if (!match.isText) {
      parts.push({ ...stretch, kind: match.wish ? 'wish' : 'filter', filters: collected.keysOf(match, filters) });
    } else if (last?.kind === 'unknown' && isOnePiece(text, last.to, start)) {
      // "e-tron" is one word although it was cut into three.
      last.to = end;
      last.text = text.slice(last.from, end);
      words[words.length - 1] = last.text;
    } else {
      parts.push({ ...stretch, kind: 'unknown', filters: ['text'] });
      words.push(stretch.text);
    }
  }
  const rest = words.join(' ');
  const searched = shortened(rest);
  return {
    filters: {
      ...(category && !filters.category && { category: [category] }),
      ...filters,
      ...(searched !== '' && { text: searched }),
    },
    parts,
    rest,
  };
}

function isOnePiece(text: string, from: number, to: number): boolean {
  return to - from <= 2 && !/[\s,;|()]/.test(text.slice(from, to));
}

/** As much of the rest as a text search takes, cut between words where there are any. */
function shortened(rest: string): string {
  const { maxLength } = catalogue.text;
  const plain = rest.trim();
  if (plain.length <= maxLength) return plain;
  const space = plain.lastIndexOf(' ', maxLength);
  return plain
    .slice(0, space > 0 ? space : maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
