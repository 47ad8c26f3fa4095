import { sendMail } from '@kardan/core/mail/send-mail';
import { eachByItself } from '../each-by-itself.ts';
import { mailWriters } from '../mails/mail-writers.ts';
import type { Task } from '../task.ts';

/** Sends mails; what a mail server takes its time over holds up no change. */
export const sendMailTask: Task<'send-mail'> = {
  job: 'send-mail',
  run(services, batch) {
    const senders = { ...services, db: services.sending };
    return eachByItself(services, batch, 'mailId', (mailId) => sendMail(senders, mailWriters, mailId));
  },
};
