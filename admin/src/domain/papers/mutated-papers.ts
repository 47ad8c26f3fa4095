import { someEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import { expect } from 'vitest';
import { proposeFromPaper } from './propose-from-paper.ts';
import { linesOfText } from './read-text.ts';

const paper = `A W-12345X B 16.06.2020
D.1 FORD D.3 FOCUS Nationaler Code 187204
E WF0PXXGCHPLB47213 G 1415 J M1 S.1 5
P.1 P.2 P.3 V.7
1499 88,0 DIESEL 119
R ROT V.9 EURO 6`;
const signs = [...'0123456789ABCDEFGIJLOPQRSTVZ.,/|!$ \n\t-ßÄ\u0000\u202e😀'];

/** Proposals from texts that differ from a paper's in up to half of their letters: each is one that the API would take. */
export function checkMutatedPapers(count: number, seed = 58): void {
  let state = seed;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  for (let run = 0; run < count; run += 1) {
    const letters = [...paper];
    for (let change = random(letters.length / 2); change >= 0; change -= 1) {
      const at = random(letters.length);
      const sign = signs[random(signs.length)] ?? '';
      letters.splice(at, random(3), ...(random(2) === 0 ? [sign] : [sign, letters[random(letters.length)] ?? '']));
    }
    const text = letters.join('');
    const proposals = proposeFromPaper(linesOfText(text), '2026-11-16');
    const fields = Object.fromEntries(proposals.map(({ field, value }) => [field, value]));
    expect(someEditableFields.safeParse(fields).error, text).toBeUndefined();
    expect(Object.keys(fields)).toHaveLength(proposals.length);
  }
}
