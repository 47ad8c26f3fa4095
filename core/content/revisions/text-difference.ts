import type { ContentDifference } from '@kardan/contract/calls/operator/content';

type Paragraph = ContentDifference['paragraphs'][number];
type Part = Paragraph['parts'][number];

/** A paragraph of which so much stayed is the same one, changed; of less, one went and another came. */
const leastKept = 0.4;
/** Beyond so many pairs of words a paragraph is told as a whole: comparing takes their product. */
const maxPairs = 4_000_000;
/** Beyond so many pairs, of paragraphs or of their words, none is looked for among the others: that takes up to minutes. */
const maxLooked = { paragraphs: 10_000, words: 20_000_000 };

/** What differs between two texts: paragraphs that stayed, came, went or were changed, and of the changed ones the words. */
export function textDifference(before: string, after: string): Paragraph[] {
  return joinChanged(compare(paragraphsOf(before), paragraphsOf(after)));
}

function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph !== '');
}

/** Words with the blanks after them, so that joined they are the text again. */
function wordsOf(paragraph: string): string[] {
  return paragraph.match(/\S+\s*|\s+/g) ?? [];
}

/** The longest common subsequence by the usual table, with equal ends left out of it; removed comes before added. */
function compare(before: readonly string[], after: readonly string[]): Part[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const same = (texts: readonly string[]): Part[] => texts.map((text) => ({ kind: 'same', text }));
  return [
    ...same(before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function compareMiddle(before: readonly string[], after: readonly string[]): Part[] {
  const removed = (texts: readonly string[]): Part[] => texts.map((text) => ({ kind: 'removed', text }));
  const added = (texts: readonly string[]): Part[] => texts.map((text) => ({ kind: 'added', text }));
  if (before.length * after.length > maxPairs) return [...removed(before), ...added(after)];
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] as number;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      parts.push({ kind: 'same', text: before[row] as string });
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) {
      parts.push({ kind: 'removed', text: before[row] as string });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: after[column] as string });
      column += 1;
    }
  }
  return [...parts, ...removed(before.slice(row)), ...added(after.slice(column))];
}

/** Of paragraphs that went where others came, those that are alike become one that was changed. */
function joinChanged(paragraphs: readonly Part[]): Paragraph[] {
  const told: Paragraph[] = [];
  for (let at = 0; at < paragraphs.length; ) {
    const removed = run(paragraphs, at, 'removed');
    const added = run(paragraphs, at + removed.length, 'added');
    if (removed.length === 0 && added.length === 0) {
      const { text } = paragraphs[at] as Part;
      told.push({ kind: 'same', parts: [{ kind: 'same', text }] });
      at += 1;
    } else {
      told.push(...paired(removed, added));
      at += removed.length + added.length;
    }
  }
  return told;
}

function run(paragraphs: readonly Part[], from: number, kind: Part['kind']): string[] {
  const texts: string[] = [];
  for (let at = from; paragraphs[at]?.kind === kind; at++) texts.push((paragraphs[at] as Part).text);
  return texts;
}

/** In order: each that went is looked for among those that came after the last one found. */
function paired(removed: readonly string[], added: readonly string[]): Paragraph[] {
  const whole = (kind: 'removed' | 'added', text: string): Paragraph => ({ kind, parts: [{ kind, text }] });
  const told: Paragraph[] = [];
  const candidates = isSoonPaired(removed, added) ? added : [];
  let next = 0;
  for (const text of removed) {
    const match = candidates.findIndex((other, index) => index >= next && keptShare(text, other) >= leastKept);
    if (match === -1) {
      told.push(whole('removed', text));
      continue;
    }
    told.push(...added.slice(next, match).map((other) => whole('added', other)));
    told.push({ kind: 'changed', parts: merged(compare(wordsOf(text), wordsOf(added[match] as string))) });
    next = match + 1;
  }
  return [...told, ...added.slice(next).map((other) => whole('added', other))];
}

function isSoonPaired(removed: readonly string[], added: readonly string[]): boolean {
  if (removed.length * added.length > maxLooked.paragraphs) return false;
  const words = (texts: readonly string[]) => texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
  return words(removed) * words(added) <= maxLooked.words;
}

/** How much of the longer of two paragraphs stayed. */
function keptShare(before: string, after: string): number {
  const [ours, theirs] = [wordsOf(before), wordsOf(after)];
  const kept = compare(ours, theirs).filter(({ kind }) => kind === 'same').length;
  return kept / Math.max(ours.length, theirs.length, 1);
}

/** Neighbours of a kind as one. */
function merged(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
