import { digitsOf } from './look-alikes.ts';
import type { PaperField } from './paper-proposal.ts';
import type { ReadLine } from './read-text.ts';

export interface FoundLabel {
  field: PaperField | 'other';
  /** First and last word of the label in its line. */
  from: number;
  to: number;
}

/** Labels as they are printed and as they are misread: `P.1` becomes `Pl`, `S.1` becomes `5.1`. Read without dots. */
const labels: readonly [PaperField | 'other', RegExp][] = [
  ['displacementCcm', /^P[1ILJ|!]$/],
  ['powerKw', /^P[2Z]$/],
  ['fuel', /^P[3B8]$/],
  ['seats', /^[S5$][1ILJ|!]$/],
  ['co2GPerKm', /^[VYU][O0]?[7T?]$/],
  ['emissionClass', /^[VYU][9G]$/],
  ['firstRegistration', /^B$/],
  ['vin', /^E$/],
  ['kerbWeightKg', /^G$/],
  ['colour', /^R$/],
  ['other', /^(A\d{0,2}|C\d{1,3}|D[1-9IL]?|F[1-9]?|H|I|J|K|L|M|N|O[12]?|P[4-9]|Q|S2|T|U\d|V\d|X|Y|Z)$/],
];

/** Every label of a line; the reader of values finds out whether what follows can belong to it. */
export function findLabels(line: ReadLine): FoundLabel[] {
  const found: FoundLabel[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const code = codeLabel(line, index);
    const label = code ?? letterLabel(line, index);
    if (!label) continue;
    found.push(label);
    index = label.to;
  }
  return found;
}

function codeLabel(line: ReadLine, from: number): FoundLabel | undefined {
  const word = bare(line[from]?.text);
  if (/^(NC|NATCODE|NATIONALCODE)$/.test(word)) return { field: 'nationalCode', from, to: from };
  if (!/^NAT(IONAL\w*|10NAL\w*)?$/.test(word)) return undefined;
  const next = bare(line[from + 1]?.text);
  return /^C[O0]D[EF]?/.test(next) ? { field: 'nationalCode', from, to: from + 1 } : undefined;
}

/** One word, or two where the dot was taken for a space: `P 1`. */
function letterLabel(line: ReadLine, from: number): FoundLabel | undefined {
  const [one, two] = [bare(line[from]?.text), bare(line[from + 1]?.text)];
  if (/^[PSV]$/.test(one) && /^[1-9]$/.test(two)) {
    const joined = labels.find(([, pattern]) => pattern.test(one + two));
    if (joined) return { field: joined[0], from, to: from + 1 };
  }
  if (one === '8' && isDay(line[from + 1]?.text)) return { field: 'firstRegistration', from, to: from };
  // Without its dot 51 is a power, with it a label that was misread.
  if (/^\d+$/.test(one) && !/\d[.,]\d/.test(line[from]?.text ?? '')) return undefined;
  const label = one.length <= 3 ? labels.find(([, pattern]) => pattern.test(one)) : undefined;
  return label && { field: label[0], from, to: from };
}

function isDay(text: string | undefined): boolean {
  return /^\d{2}[.,]\d{2}[.,]\d{4}$/.test(digitsOf(text ?? '').digits);
}

function bare(text: string | undefined): string {
  return (text ?? '').toUpperCase().replace(/[^A-Z0-9|!$?]/g, '');
}
