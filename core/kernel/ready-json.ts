/** An answer that is written already: JSON that reads as a `T`. */
export class ReadyJson<T> {
  readonly json: Buffer;
  /** Only a type: two answers that read differently are not each other's. */
  declare readonly reads: T;

  constructor(json: Buffer) {
    this.json = json;
  }
}
