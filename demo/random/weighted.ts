import type { Random } from './random.ts';

/** Draws by weight with one random number whatever the number of choices (Vose's alias method). */
export class Weighted<T> {
  readonly #choices: readonly T[];
  readonly #threshold: Float64Array;
  readonly #alias: Uint32Array;

  constructor(choices: readonly T[], weights: ArrayLike<number>) {
    const count = choices.length;
    let total = 0;
    for (let index = 0; index < count; index++) total += weights[index] ?? 0;
    if (count === 0 || !(total > 0)) throw new Error('a weighted choice needs a positive weight');
    this.#choices = choices;
    this.#threshold = new Float64Array(count).fill(1);
    this.#alias = new Uint32Array(count);
    this.#balance(Float64Array.from({ length: count }, (_, index) => ((weights[index] ?? 0) / total) * count));
  }

  static of<Key extends string>(shares: Readonly<Partial<Record<Key, number>>>): Weighted<Key> {
    return new Weighted(Object.keys(shares) as Key[], Object.values(shares) as number[]);
  }

  draw(random: Random): T {
    const position = random.next() * this.#threshold.length;
    const index = Math.floor(position);
    const chosen = position - index < (this.#threshold[index] as number) ? index : (this.#alias[index] as number);
    return this.#choices[chosen] as T;
  }

  /** Gives the surplus of the heavy to the light, until every slot holds exactly one share. */
  #balance(scaled: Float64Array): void {
    const light: number[] = [];
    const heavy: number[] = [];
    scaled.forEach((weight, index) => {
      (weight < 1 ? light : heavy).push(index);
    });
    while (light.length > 0 && heavy.length > 0) {
      const small = light.pop() as number;
      const large = heavy[heavy.length - 1] as number;
      this.#threshold[small] = scaled[small] as number;
      this.#alias[small] = large;
      scaled[large] = (scaled[large] as number) - (1 - (scaled[small] as number));
      if (scaled[large] < 1) light.push(heavy.pop() as number);
    }
  }
}
