/**
 * A fast generator of repeatable random numbers (sfc32). Each car and each dealership has its own, derived from the seed,
 * what it is for and its number: car 17 is the same whether it is one of a hundred or of a million, and cars can be
 * made on several threads in any order.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;
  #spareNormal = Number.NaN;

  constructor(seed: number, purpose: number, index: number) {
    this.#a = scramble(seed ^ 0x9e3779b9);
    this.#b = scramble(this.#a ^ scramble(purpose + 0x85ebca6b));
    this.#c = scramble(this.#b ^ scramble(index + 0xc2b2ae35));
    // Neighbouring indices start with similar states; a dozen rounds remove the resemblance.
    for (let round = 0; round < 12; round++) this.#bits();
  }

  #bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum >>> 0;
  }

  /** Evenly in [0, 1). */
  next(): number {
    return this.#bits() / 0x100000000;
  }

  /** Evenly in [from, to). */
  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** A whole number from `from` to `to`, both included. */
  integer(from: number, to: number): number {
    return from + Math.floor((to - from + 1) * this.next());
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<const Choices extends readonly [unknown, ...unknown[]]>(choices: Choices): Choices[number] {
    return choices[Math.floor(choices.length * this.next())];
  }

  /** Standard normal, by Marsaglia's polar method, which yields two at a time. */
  normal(): number {
    if (!Number.isNaN(this.#spareNormal)) {
      const spare = this.#spareNormal;
      this.#spareNormal = Number.NaN;
      return spare;
    }
    while (true) {
      const x = 2 * this.next() - 1;
      const y = 2 * this.next() - 1;
      const square = x * x + y * y;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      this.#spareNormal = y * factor;
      return x * factor;
    }
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }
}

/** Purposes keep the streams of one seed apart. */
export const purposes = {
  car: 1,
  carPlace: 2,
  dealership: 3,
  classicModel: 4,
  newCarSample: 5,
  carPictures: 6,
  usualEquipment: 7,
  dealershipLook: 8,
  carPapers: 9,
} as const;

/** Murmur3's finaliser: every bit of the input changes about half of the output. */
function scramble(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
