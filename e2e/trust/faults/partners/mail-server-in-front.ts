import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { buildThread } from '@kardan/worker/testing/reply-post';
import { handOver } from '@kardan/worker/testing/smtp-dialogue';
import { startFaultyProxy } from '../../means/faulty-proxy.ts';
import type { FaultyStack } from '../faulty-stack.ts';
import { livenessFlaws, type Partner, until } from './partner.ts';

/** Real ones wait for minutes; every answer of a slow way takes a second. */
const timeoutMs = 12_000;

/** The mail server in front of the receiver of replies: it hands a mail over until it is taken. */
export async function mailServerInFront(stack: FaultyStack): Promise<Partner> {
  const { db, replies } = stack;
  await using starting = new AsyncDisposableStack();
  const way = starting.use(await startFaultyProxy(`smtp://127.0.0.1:${replies.port}`));
  const started = starting.move();
  return {
    name: 'SMTP in',
    async tryFault(fault) {
      const thread = await buildThread({ db });
      const mail = {
        to: thread.buyerAddress,
        bytes: rawMail({ messageId: `<${randomUUID()}@example.at>` }),
      };
      const messages = () =>
        db
          .selectFrom('inquiryMessage')
          .select('id')
          .where('recipientId', '=', thread.id)
          .where('fromBuyer', '=', true)
          .execute();
      const handOnce = () => Promise.race([handOver(way.port, mail), sleep(timeoutMs, 'no answer')]);
      await way.set(fault);
      const during = await handOnce();
      const taken = during.startsWith('250');
      const flaws = [
        ...(taken && (await messages()).length === 0 ? ['taken and lost'] : []),
        ...(await livenessFlaws(stack)),
      ];
      await way.set(undefined);
      let answer = during;
      const isTaken = async () => {
        if (!answer.startsWith('250')) answer = await handOnce();
        return answer.startsWith('250');
      };
      const backSeconds = await until(isTaken);
      const stored = (await messages()).length;
      if (!answer.startsWith('250')) flaws.push(`afterwards ${answer}`);
      if (stored !== 1) flaws.push(`stored ${stored} times`);
      return [
        {
          ...{ partner: 'SMTP in', fault, backSeconds, flaws },
          during: taken ? 'taken' : `not taken (${during}): the sender keeps it`,
          afterwards: 'stored once',
        },
      ];
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
