import type { Call } from './call.ts';

/**
 * A call that changes what two people may edit. It names in `If-Match` the revision it saw and is refused with
 * `stale-revision` when there is a newer one; without the header it is refused with `revision-required`.
 */
export interface RevisedCall extends Call {
  revised: true;
}

export function isRevised(call: Call): call is RevisedCall {
  return 'revised' in call;
}
