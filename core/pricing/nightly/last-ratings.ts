import { priceGroupLevels } from '@kardan/contract/calls/listings/price-rating';
import { priceRatings } from '@kardan/contract/values/price-ratings';
import type { RatedCarRow } from '../market/car-store.ts';
import { explanationVersion } from '../rating/explain-price.ts';
import type { Rating } from '../rating/rate-car.ts';

/** An estimate that moved by less is the same to a buyer. */
const noticeable = 0.01;
const none = 255;

/** What is noted of all cars' last ratings, in columns; asked for in the order of ids in which it was added. */
export class LastRatings {
  #ids = new Float64Array(1_024);
  #labels = new Uint8Array(1_024);
  #levels = new Uint8Array(1_024);
  #estimates = new Uint32Array(1_024);
  #explanations = new Uint8Array(1_024);
  #length = 0;

  add({ id, ratedLabel, ratedLevel, ratedEstimateEur, ratedExplanationVersion }: RatedCarRow): void {
    if (this.#length === this.#ids.length) this.#grow();
    this.#ids[this.#length] = id;
    this.#labels[this.#length] = ratedLabel === null ? none : priceRatings.indexOf(ratedLabel);
    this.#levels[this.#length] = ratedLevel === null ? none : priceGroupLevels.indexOf(ratedLevel);
    this.#estimates[this.#length] = ratedEstimateEur ?? 0;
    this.#explanations[this.#length] = ratedExplanationVersion ?? 0;
    this.#length += 1;
  }

  /** Whether a buyer would notice that the rating is not the last one. */
  differsFrom(listingId: number, { label, estimate }: Rating): boolean {
    const row = this.#rowOf(listingId);
    if (this.#labels[row] !== priceRatings.indexOf(label)) return true;
    if (!estimate) return false;
    if (this.#explanations[row] !== explanationVersion) return true;
    if (this.#levels[row] !== priceGroupLevels.indexOf(estimate.level)) return true;
    return Math.abs(Math.log(estimate.estimateEur / (this.#estimates[row] as number))) >= noticeable;
  }

  #rowOf(listingId: number): number {
    let low = 0;
    let high = this.#length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ids[middle] as number) < listingId) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #grow(): void {
    const size = this.#ids.length * 2;
    const larger = <T extends Float64Array | Uint8Array | Uint32Array>(grown: T, column: T): T => {
      grown.set(column);
      return grown;
    };
    this.#ids = larger(new Float64Array(size), this.#ids);
    this.#labels = larger(new Uint8Array(size), this.#labels);
    this.#levels = larger(new Uint8Array(size), this.#levels);
    this.#estimates = larger(new Uint32Array(size), this.#estimates);
    this.#explanations = larger(new Uint8Array(size), this.#explanations);
  }
}
