import type { ImageUpload } from '@kardan/contract/calls/listings/media';
import type { carToPush, numberedCarToPush, PushedCar, PushedCars, StockCar } from '@kardan/contract/calls/stock/push';
import { ApiError } from '@kardan/contract/client/api-error';
import { sendCall, type WireInput } from '@kardan/contract/client/send-call';
import type { z } from 'zod';
import { defaultRetry, type RetryOptions, retrying, sleep } from './retry.ts';
import { wireCalls } from './wire-calls.ts';

export type { PushedCar, StockCar };
export { ApiError };
/** What a system tells of a car. */
export type Car = z.input<typeof carToPush>;
export type NumberedCar = z.input<typeof numberedCarToPush>;
export type StockNumber = Pick<StockCar, 'number' | 'listingId' | 'state' | 'revision' | 'updatedAt'>;

export interface KardanOptions {
  /** Origin of the portal, such as `https://kardan.example`. */
  host: string;
  /** The key: `kdn_…`. */
  key: string;
  /** Id or slug of the dealership. */
  dealership: string | number;
  retry?: Partial<RetryOptions>;
  fetch?: typeof fetch;
}

/** Cars of one call, as many as it takes. */
const carsPerCall = 500;
/** How long a picture is waited for. */
const pictureTries = 60;
const pictureDelayMs = 1_000;

/** Keeps a dealership's cars by the dealer's own numbers. Calls are sent again where that may help, and done once. */
export class KardanClient {
  readonly #options: KardanOptions;
  readonly #retry: RetryOptions;

  constructor(options: KardanOptions) {
    this.#options = options;
    this.#retry = { ...defaultRetry, ...options.retry };
  }

  /** Creates or changes the car of this number. With `ifMatch` only if it still has that revision. */
  pushCar(number: string, car: Car, options: { ifMatch?: number; signal?: AbortSignal } = {}): Promise<PushedCar> {
    return this.#send('pushCar', { params: { number }, body: car, ...options });
  }

  /** Creates or changes any number of cars, 500 a call, one call after the other; says of each what became of it. */
  async *pushCars(
    cars: Iterable<NumberedCar> | AsyncIterable<NumberedCar>,
    options: { signal?: AbortSignal } = {},
  ): AsyncGenerator<PushedCar> {
    let chunk: NumberedCar[] = [];
    for await (const car of cars) {
      chunk.push(car);
      if (chunk.length < carsPerCall) continue;
      yield* await this.#pushChunk(chunk, options);
      chunk = [];
    }
    if (chunk.length > 0) yield* await this.#pushChunk(chunk, options);
  }

  async #pushChunk(cars: NumberedCar[], options: { signal?: AbortSignal }): Promise<PushedCar[]> {
    const { items } = await this.#send<PushedCars>('pushCars', { body: { cars }, ...options });
    return items;
  }

  /** Withdraws the car of this number; one that is not there is gone already. */
  async withdrawCar(
    number: string,
    options: { ifMatch?: number; signal?: AbortSignal } = {},
  ): Promise<PushedCar | null> {
    return this.#send<PushedCar>('withdrawPushedCar', { params: { number }, ...options }).catch(nullIfMissing);
  }

  /** The car of this number, or null. */
  car(number: string, options: { signal?: AbortSignal } = {}): Promise<StockCar | null> {
    return this.#send<StockCar>('stockCar', { params: { number }, ...options }).catch(nullIfMissing);
  }

  /** Every car that has a number, to compare with one's own. */
  async *numbers(options: { signal?: AbortSignal } = {}): AsyncGenerator<StockNumber> {
    let cursor: string | null | undefined;
    do {
      const query = cursor ? { cursor } : {};
      const page = await this.#send<{ items: StockNumber[]; cursor: string | null }>('stockNumbers', {
        query,
        ...options,
      });
      yield* page.items;
      cursor = page.cursor;
    } while (cursor);
  }

  /** Uploads a picture and waits until it is one: its content hash, for `uploads` of a car. */
  async uploadPicture(picture: Blob, options: { signal?: AbortSignal } = {}): Promise<string> {
    const body = new FormData();
    body.set('image', picture, 'picture');
    let upload = await this.#send<ImageUpload>('uploadImage', { body, ...options });
    for (let tried = 0; upload.state === 'received' && tried < pictureTries; tried++) {
      await sleep(pictureDelayMs, options.signal);
      upload = await this.#send<ImageUpload>('imageUpload', { params: { uploadId: upload.id }, ...options });
    }
    if (upload.image) return upload.image.contentHash;
    if (upload.rejection) throw new ApiError('picture-refused', { message: upload.rejection });
    throw new ApiError('picture-not-ready');
  }

  #send<Answer>(name: keyof typeof wireCalls, input: WireInput): Promise<Answer> {
    const { host, key, dealership, fetch } = this.#options;
    const call = wireCalls[name];
    const named: WireInput = {
      ...input,
      params: { ...input.params, dealershipId: dealership },
      // The same name for every try: whatever was lost on the way, it is done once.
      ...((name === 'pushCar' || name === 'pushCars') && { idempotencyKey: crypto.randomUUID() }),
    };
    const send = () =>
      sendCall({ host, credentials: () => key, ...(fetch && { fetch }) }, call, named) as Promise<Answer>;
    return retrying(send, this.#retry, input.signal);
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not-found') return null;
  throw error;
}
