import { stops } from '../../ordinary.ts';
import { keyMap, keySet, longestRun, type Run, skipSigns } from '../../token-runs.ts';
import type { Token } from '../../tokenise.ts';
import { type LimitKind, limitWords, rangeOpeners, type Topic, topicWords } from '../../words/number-words.ts';
import { wordList } from '../../words/word-list.ts';
import { amountAt } from './amount.ts';

export const limits = keyMap(limitWords);
export const topics = keyMap(topicWords);
const openers = keySet(rangeOpeners);
const between = keySet(['zwischen', 'between', 'irgendwo zwischen', 'so zwischen', 'zw']);
const emptyWords = keySet(
  wordList('einem, einer, ein, so, knapp, mit, von, a, the, nur, gut, dem, der, an, haben, etwas'),
);

/** What stands before a number and says what it means. */
export interface Opening {
  /** Where the number must start. */
  end: number;
  limit?: LimitKind;
  topic?: Topic;
  opensRange: boolean;
  isBetween: boolean;
}

/** Topic and limit before the number, in either order: "Baujahr ab", "ab Baujahr". */
export function openingAt(tokens: Token[], at: number): Opening {
  const opening: Opening = { end: at, opensRange: true, isBetween: false };
  for (let turn = 0; turn < 4; turn += 1) {
    const { end } = opening;
    const opener = longestRun(tokens, end, between);
    const next = longestRun(tokens, end, limits);
    // "bis ca. 15.000", "höchstens bis 10.000": the second says no more.
    const isSame =
      next &&
      opening.limit &&
      (next.item === 'around' || next.item === opening.limit || opening.topic === 'inspection');
    if (isSame) opening.end = skipSigns(tokens, next.end, '.:');
    const limit = opening.limit ? undefined : next;
    if (isSame) continue;
    const topic = opening.topic || amountAt(tokens, end) ? undefined : longestRun(tokens, end, topics);
    if (opener) Object.assign(opening, { end: skipSigns(tokens, opener.end, '.'), isBetween: true });
    else if (limit && limit.end > (topic?.end ?? 0)) {
      opening.opensRange = longestRun(tokens, end, openers)?.end === limit.end;
      Object.assign(opening, { end: skipFiller(tokens, skipSigns(tokens, limit.end, '.:=-')), limit: limit.item });
    } else if (topic) {
      Object.assign(opening, { end: endOfTopic(tokens, topic), topic: topic.item });
    } else break;
  }
  return opening;
}

/** "bis zu einem Preis von 15.000": words between that say nothing. */
export function skipFiller(tokens: Token[], at: number): number {
  let end = at;
  while (emptyWords.has(tokens[end]?.fold ?? '') && end < at + 2) end += 1;
  const isLed =
    end > at && (amountAt(tokens, end) || longestRun(tokens, end, topics) || longestRun(tokens, end, limits));
  return isLed ? end : at;
}

/** "Reichweite von mindestens", "Preis: bis": what stands between a topic and its number says nothing. */
function endOfTopic(tokens: Token[], { end }: Run<Topic>): number {
  const next = skipSigns(tokens, end, '.:-=');
  const word = tokens[next];
  const isFiller = word?.kind === 'word' && stops.has(word.fold) && !limits.has(word.fold);
  return isFiller && (amountAt(tokens, next + 1) || limits.has(tokens[next + 1]?.fold ?? '')) ? next + 1 : next;
}
