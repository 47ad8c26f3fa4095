import { randomBytes } from 'node:crypto';
import type { ApiError } from '@kardan/contract/client/api-error';
import { sendMail } from '@kardan/core/mail/send-mail';
import { buildProof } from '@kardan/core/testing/build-proof';
import { mailWriters } from '@kardan/worker/mails/mail-writers';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** Nobody else's: the mail catcher keeps what all tests send. */
export function ownAddress(name: string): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.at`;
}

/** Who writes, with a proof that is good once. */
export function buildVisitor() {
  return { name: 'Anna Huber', email: ownAddress('anna'), language: 'de-AT' as const, proof: buildProof() };
}

/** As the worker does: everything that waits goes out. Gives how many there were. */
export async function sendAllMails({ database, services }: TestApp): Promise<number> {
  const waiting = await database.db.selectFrom('mail').select('id').where('state', '=', 'queued').execute();
  const left = waiting.map(({ id }) => id);
  while (left.length > 0) await Promise.all(left.splice(0, 4).map((id) => sendMail(services, mailWriters, id)));
  return waiting.length;
}

export function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => error,
  );
}
