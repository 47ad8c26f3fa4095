const pieces: [what: string, piece: string][] = [
  ['one word without end', 'a'],
  ['single letters', 'a '],
  ['single digits', '1 '],
  ['digits and dots', '1.'],
  ['thousands', '1 000 '],
  ['limits without numbers', 'nicht mehr als '],
  ['exclusions of nothing', 'ohne und kein '],
  ['ranges without end', 'zwischen 1 und '],
  ['hyphens', '-'],
  ['currency', 'k€'],
  ['words near many names', 'volkswgaen mercedas oktavai salzbrug '],
  ['words near none', 'xqsalzbu gaerqsin '],
  ['models', 'mazda 3 oder 6 oder '],
  ['compounds', 'dieselkombi'],
  ['combining marks', 'e\u0301\u0301'],
  ['surrogates', '🚗'],
];

/** Two hundred characters, the most that a sentence may have, of what makes a careless reader slow. */
export const awkwardTexts = pieces.map(([what, piece]): [what: string, text: string] => [
  what,
  piece.repeat(200).slice(0, 200),
]);
