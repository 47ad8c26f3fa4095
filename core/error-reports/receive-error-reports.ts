import { Failure } from '../kernel/errors.ts';
import type { Observations } from '../observations/observations.ts';
import { readEnvelope, scrubbedEnvelope } from './envelope.ts';
import type { ErrorReceiver } from './error-receiver.ts';

/**
 * Hands on what a browser reports, scrubbed, and says how many reports that were. Whether the receiver got them is no
 * matter of the browser's: it is never waited for. They are counted by kind. Where reporting is off there is nothing here.
 */
export function receiveErrorReports(
  { errors, observations }: { errors: ErrorReceiver; observations: Observations },
  envelope: string,
): { received: number } {
  if (!errors.isOn) throw new Failure('not-found');
  const items = readEnvelope(envelope);
  if (!items) throw new Failure('malformed-body');
  for (const item of items) {
    errors.send(scrubbedEnvelope(item));
    if (item.type === 'event') observations.browserFailed(errorKind(item.payload));
  }
  return { received: items.length };
}

/** `TypeError`; of an event without an exception, or with one that is nothing of the kind, nothing is known. */
function errorKind({ exception }: Record<string, unknown>): string {
  const { values } = (exception ?? {}) as { values?: unknown };
  const [first] = Array.isArray(values) ? (values as unknown[]) : [];
  const { type } = (first ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : 'Error';
}
