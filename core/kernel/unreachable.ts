/** Why somebody else's address gave us nothing. */
export type UnreachableReason = 'refused' | 'no-answer' | 'redirected' | 'too-large' | 'too-slow';

/** The other side does not answer, answers too late or too much, or lies where we do not ask. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
