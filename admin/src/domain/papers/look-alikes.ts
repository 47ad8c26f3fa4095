/** Digits that a letter may have been, where only digits can stand. */
const asDigit: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  U: '0',
  I: '1',
  l: '1',
  L: '1',
  i: '1',
  '|': '1',
  '!': '1',
  J: '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  $: '5',
  G: '6',
  b: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
};

/** The same with digits in the place of letters that look like them, and whether any had to be replaced. */
export function digitsOf(text: string): { digits: string; replaced: boolean } {
  let replaced = false;
  const digits = [...text]
    .map((sign) => {
      const digit = asDigit[sign];
      if (digit !== undefined) replaced = true;
      return digit ?? sign;
    })
    .join('');
  return { digits, replaced };
}

/** What else a badly legible letter of a VIN may be. */
export const vinTwins: Record<string, string> = {
  '8': 'B',
  B: '8',
  '5': 'S',
  S: '5',
  '2': 'Z',
  Z: '2',
  '6': 'G',
  G: '6',
  '0': 'D',
  D: '0',
  '1': 'L',
  L: '1',
  '7': 'T',
  T: '7',
  U: 'V',
  V: 'U',
  M: 'N',
  N: 'M',
  P: 'F',
  F: 'P',
  E: 'F',
  C: 'G',
  '4': 'A',
  A: '4',
  '3': '8',
  '9': '8',
  H: 'N',
  K: 'X',
  X: 'K',
  W: 'V',
  Y: 'V',
  R: 'P',
  J: '1',
};

/** Steps of one letter from one word to the other, counted no further than `max`. */
export function lettersApart(one: string, other: string, max = 2): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? max + 1;
}
