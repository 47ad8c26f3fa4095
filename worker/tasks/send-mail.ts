import { sendMail } from '@kardan/core/mail/send-mail';
import { mailWriters } from '../mails/mail-writers.ts';
import type { Task } from '../task.ts';

/** Sends mails side by side; one that fails holds up no other. */
export const sendMailTask: Task<'send-mail'> = {
  job: 'send-mail',
  async run(services, batch) {
    // What a mail server takes its time over holds up no change.
    const senders = { ...services, db: services.sending };
    const mails = Map.groupBy(batch, ({ mailId }) => mailId);
    const outcomes = await Promise.all(
      [...mails].map(([mailId, payloads]) =>
        sendMail(senders, mailWriters, mailId).then(
          () => [],
          (error: unknown) => {
            services.log.error({ err: error, mailId }, 'mail not sent');
            const reason = error instanceof Error ? error.message : String(error);
            return payloads.map((payload) => ({ payload, reason }));
          },
        ),
      ),
    );
    return outcomes.flat();
  },
};
