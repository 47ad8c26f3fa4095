import { Failure } from '../kernel/errors.ts';
import { readEnvelope, scrubbedEnvelope } from './envelope.ts';
import type { ErrorReceiver } from './error-receiver.ts';

/**
 * Hands on what a browser reports, scrubbed, and says how many reports that were. Whether the receiver got them is no
 * matter of the browser's: it is never waited for. Where reporting is off there is nothing here.
 */
export function receiveErrorReports({ errors }: { errors: ErrorReceiver }, envelope: string): { received: number } {
  if (!errors.isOn) throw new Failure('not-found');
  const items = readEnvelope(envelope);
  if (!items) throw new Failure('malformed-body');
  for (const item of items) errors.send(scrubbedEnvelope(item));
  return { received: items.length };
}
