import type { Proof } from '../../calls/contact/contact-fields.ts';
import type { Challenge } from '../../calls/contact/mail.ts';
import { solveChallenge } from './solve-challenge.ts';

export interface Progress {
  done: number;
  total: number;
}

interface Prepared {
  proof: Proof;
  /** By the clock that no one sets back. */
  usableFromMs: number;
  usableUntilMs: number;
}

/** A form that is sent at the last moment must still arrive in time. */
const marginMs = 60_000;

/**
 * Has a proof ready by the time a form is sent: the work begins with the first touch of the form and goes on while one
 * types. A proof that was used, refused or has grown old is replaced.
 */
export class ProofKeeper {
  readonly #ask: () => Promise<Challenge>;
  readonly #onProgress: (progress: Progress) => void;
  #prepared: Promise<Prepared> | undefined;

  constructor(ask: () => Promise<Challenge>, onProgress: (progress: Progress) => void = () => undefined) {
    this.#ask = ask;
    this.#onProgress = onProgress;
  }

  /** Begins, unless it has begun; what goes wrong shows when the proof is asked for. */
  begin(): void {
    this.#current().catch(() => {
      this.#prepared = undefined;
    });
  }

  /** The proof, as soon as it is solved and the server will take it. */
  async take(): Promise<Proof> {
    let prepared = await this.#current().catch(() => undefined);
    // Begun in vain, or left for too long: once more from the start, and what goes wrong now is told.
    if (!prepared || performance.now() > prepared.usableUntilMs) {
      this.#prepared = undefined;
      prepared = await this.#current();
    }
    const waitMs = prepared.usableFromMs - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    return prepared.proof;
  }

  /** The proof is of no more use. */
  discard(): void {
    this.#prepared = undefined;
  }

  #current(): Promise<Prepared> {
    this.#prepared ??= this.#prepare();
    return this.#prepared;
  }

  async #prepare(): Promise<Prepared> {
    const { challenge, waitSeconds, expiresInSeconds, ...task } = await this.#ask();
    const receivedMs = performance.now();
    this.#onProgress({ done: 0, total: task.parts });
    const nonces = await solveChallenge(task, (done) => this.#onProgress({ done, total: task.parts }));
    return {
      proof: { challenge, nonces },
      usableFromMs: receivedMs + waitSeconds * 1000,
      usableUntilMs: receivedMs + expiresInSeconds * 1000 - marginMs,
    };
  }
}
