import { type FoundLabel, findLabels } from './find-labels.ts';
import { type PaperField, type PaperProposal, paperLetters } from './paper-proposal.ts';
import { paperReaders } from './paper-values.ts';
import type { Box, ReadLine, ReadWord } from './read-text.ts';
import { type ReadVin, readVin } from './read-vin.ts';

/** Below it a value is shown, but never taken without a look. */
const legible = 0.6;
const maxPiecesOfVin = 3;

/**
 * What a registration certificate tells, from what was read of it. Labels stand before their values or above them; a value that
 * cannot belong to its label is not proposed. Never throws, whatever was read.
 */
export function proposeFromPaper(lines: readonly ReadLine[], today: string): PaperProposal[] {
  const labelled = lines.map((line) => ({ line, labels: findLabels(line) }));
  const found = new Map<PaperField, PaperProposal>();
  labelled.forEach(({ line, labels }, at) => {
    labels.forEach((label, order) => {
      const { field } = label;
      if (field === 'other' || field === 'vin' || found.has(field)) return;
      const places = [behind(line, labels, order), below(line, label, order, labels, labelled[at + 1])];
      const proposal = places.flatMap((words) => proposalOf(field, words, today) ?? [])[0];
      if (proposal) found.set(field, proposal);
    });
  });
  for (const field of speaking) {
    const proposal = found.has(field) ? undefined : proposalAnywhere(field, lines, today);
    if (proposal) found.set(field, proposal);
  }
  const vin = vinIn(lines);
  if (vin) found.set('vin', vin);
  return Object.keys(paperLetters).flatMap((field) => found.get(field as PaperField) ?? []);
}

/** The words of the line up to its next label. */
function behind(line: ReadLine, labels: readonly FoundLabel[], order: number): readonly ReadWord[] {
  return line.slice((labels[order]?.to ?? 0) + 1, labels[order + 1]?.from);
}

/** The words of the next line that begin below the label, or the one of the same order where no places are known. */
function below(
  line: ReadLine,
  label: FoundLabel,
  order: number,
  labels: readonly FoundLabel[],
  next: { line: ReadLine; labels: FoundLabel[] } | undefined,
): readonly ReadWord[] {
  const box = line[label.from]?.box;
  // Where no places are known, a label with words behind it has its value there.
  if (!next || (!box && behind(line, labels, order).length > 0)) return [];
  if (!box) return next.line.length === labels.length ? next.line.slice(order, order + 1) : [];
  const height = box.y1 - box.y0;
  const right = line[label.to + 1]?.box?.x0 ?? Number.POSITIVE_INFINITY;
  return next.line.filter((word) => word.box && word.box.x0 > box.x0 - 2 * height && word.box.x0 < right - height);
}

/** Words that are their own label: found anywhere, to be looked at. */
const speaking = ['fuel', 'emissionClass'] as const;

function proposalAnywhere(field: (typeof speaking)[number], lines: readonly ReadLine[], today: string) {
  const proposal = lines.flatMap((line) => proposalOf(field, line, today) ?? [])[0];
  return proposal && { ...proposal, sure: false };
}

function proposalOf(field: Exclude<PaperField, 'vin'>, words: readonly ReadWord[], today: string) {
  if (words.length === 0) return undefined;
  const read = paperReaders[field](words.map(({ text }) => text).join(' '), today);
  if (!read) return undefined;
  const isLegible = Math.min(...(words[0]?.sureness ?? []), 1) >= legible;
  return {
    field,
    value: read.value,
    source: 'paper',
    letter: paperLetters[field],
    sure: read.exact && isLegible,
    doubts: read.other === undefined ? [] : [{ at: null, choices: [String(read.value), String(read.other)] }],
    box: words[0]?.box ?? null,
  } as PaperProposal;
}

/** Its form is its own: it needs no label. One in a single piece is looked for first. */
function vinIn(lines: readonly ReadLine[]): PaperProposal | undefined {
  for (const maxWords of [1, maxPiecesOfVin])
    for (const line of lines)
      for (let start = 0; start < line.length; start += 1) {
        const read = readVin(line, start, maxWords);
        if (read) return vinProposal(read, around(line.slice(start, start + read.words)));
      }
  return undefined;
}

function vinProposal({ vin, doubts, words }: ReadVin, box: Box | null): PaperProposal {
  const sure = doubts.length === 0 && words === 1;
  return { field: 'vin', value: vin, source: 'paper', letter: paperLetters.vin, sure, doubts, box };
}

function around(words: readonly ReadWord[]): Box | null {
  const boxes = words.flatMap(({ box }) => box ?? []);
  if (boxes.length === 0) return null;
  return {
    x0: Math.min(...boxes.map(({ x0 }) => x0)),
    y0: Math.min(...boxes.map(({ y0 }) => y0)),
    x1: Math.max(...boxes.map(({ x1 }) => x1)),
    y1: Math.max(...boxes.map(({ y1 }) => y1)),
  };
}
