const primes = firstPrimes(64);
const roundConstants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const blockBytes = 64;
/** What fits into one block beside its end mark and length. */
export const maxBytes = blockBytes - 9;

const schedule = new Int32Array(64);

/**
 * The first 32 bits of the SHA-256 of a short text of ASCII characters. Our own, since the browser's is asynchronous: 262,000
 * promises take several times as long as the hashes.
 */
export function sha256Word(text: string): number {
  fillBlock(text);
  for (let i = 16; i < 64; i++) {
    const a = schedule[i - 15] as number;
    const b = schedule[i - 2] as number;
    const s0 = ((a >>> 7) | (a << 25)) ^ ((a >>> 18) | (a << 14)) ^ (a >>> 3);
    const s1 = ((b >>> 17) | (b << 15)) ^ ((b >>> 19) | (b << 13)) ^ (b >>> 10);
    schedule[i] = ((schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1) | 0;
  }
  let a = initial[0] as number;
  let b = initial[1] as number;
  let c = initial[2] as number;
  let d = initial[3] as number;
  let e = initial[4] as number;
  let f = initial[5] as number;
  let g = initial[6] as number;
  let h = initial[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (roundConstants[i] as number) + (schedule[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  return (a + (initial[0] as number)) | 0;
}

function fillBlock(text: string): void {
  const { length } = text;
  if (length > maxBytes) throw new RangeError('longer than one block');
  schedule.fill(0, 0, 16);
  for (let i = 0; i < length; i++)
    schedule[i >> 2] = (schedule[i >> 2] as number) | (text.charCodeAt(i) << (24 - (i & 3) * 8));
  schedule[length >> 2] = (schedule[length >> 2] as number) | (0x80 << (24 - (length & 3) * 8));
  schedule[15] = length * 8;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
