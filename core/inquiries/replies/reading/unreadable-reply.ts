type Reason = 'unreadable' | 'too-many-hops' | 'head-too-long' | 'too-many-parts';

/** A mail that no thread can take, whoever sends it again. */
export class UnreadableReply extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause?: unknown) {
    super(`mail refused: ${reason}`, { cause });
    this.reason = reason;
  }
}
