import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { acceptReply } from '@kardan/core/inquiries/replies/receiving/accept-reply';
import { findReplyAddress } from '@kardan/core/inquiries/replies/receiving/find-reply-address';
import { ReplyRefusal } from '@kardan/core/inquiries/replies/receiving/reply-refusal';
import type { ReplyEnv } from '@kardan/core/inquiries/replies/reply-address';
import { addressMatcher } from '@kardan/core/kernel/networks';
import { readBounceAddress } from '@kardan/core/mail/bounces/bounce-address';
import { acceptBounce } from '@kardan/core/operations/bounces/accept-bounce';
import type { Services } from '@kardan/core/services';
import { count } from '@kardan/telemetry/metrics/record';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { OpenSessions } from './open-sessions.ts';
import { type ReceiverBounds, receiverBounds } from './receiver-bounds.ts';
import { traceMail } from './trace-mail.ts';

type ReceiverServices = Pick<Services, 'db' | 'media' | 'log'> & { env: ReplyEnv };

export interface ReplyReceiver {
  port: number;
  /** Takes nothing more; mails that are being taken are answered first. */
  close(): Promise<void>;
}

/**
 * Takes mail for the addresses we have signed, answers and what comes back, from any mail server, and from nobody for anybody
 * else: it relays nothing, knows no sign-in, and sends nothing by itself. An answer is stored before it is answered with 250.
 */
export async function openReplyReceiver(
  services: ReceiverServices,
  bounds: ReceiverBounds = receiverBounds,
): Promise<ReplyReceiver> {
  const { env, log } = services;
  const isFrontServer = addressMatcher(env.REPLY_FRONT_SERVERS);
  const sessions = new OpenSessions({
    bounds,
    isFrontServer,
    hangUp: (session) => hangUp(server, session),
  });
  let inFlight = 0;
  const server = new SMTPServer({
    ...tlsOptions(services),
    name: env.REPLY_MAIL_DOMAIN,
    banner: 'replies only',
    size: bounds.mailBytes,
    rejectOversized: true,
    hideENHANCEDSTATUSCODES: true,
    disableReverseLookup: true,
    maxClients: bounds.clients,
    socketTimeout: bounds.idleMs,
    closeTimeout: bounds.closeMs,
    onConnect(session, done) {
      done(sessions.open(session) ? null : new ReplyRefusal('busy'));
    },
    onClose: (session) => sessions.close(session),
    onMailFrom(_address, session, done) {
      done(session.transaction > bounds.mailsAConnection ? new ReplyRefusal('busy') : null);
    },
    onRcptTo({ address }, session, done) {
      const isBusy = inFlight >= bounds.inFlight || session.envelope.rcptTo.length >= bounds.recipients;
      if (!isBusy && readBounceAddress(env, address)) return done();
      const found = isBusy ? Promise.reject(new ReplyRefusal('busy')) : findReplyAddress(services, address);
      const ends = { refused: 'recipient-refused', failed: 'recipient-failed' };
      answer(found.catch(tellFailure), ends, done);
    },
    onData(stream, session, done) {
      // Many may have been told at their RCPT that there was a place.
      const hasPlace = inFlight < bounds.inFlight;
      if (hasPlace) inFlight++;
      const reading = {
        stream,
        hasPlace,
        bounds,
        isFromFrontServer: isFrontServer(session.remoteAddress),
        disconnect: () => hangUp(server, session),
      };
      // Told of within its trace, so that the line leads there.
      const taken = traceMail(() => receive(services, session, reading).catch(tellFailure)).finally(() => {
        if (hasPlace) inFlight--;
      });
      answer(taken, { taken: 'taken', refused: 'refused', failed: 'failed' }, done);
    },
  });
  server.on('error', (error) =>
    log.warn({ code: (error as { code?: unknown }).code }, 'connection of a mail server broke'),
  );

  /** The reason of a refusal is said, that of a failure logged: the other server keeps the mail and tries again. */
  function tellFailure(error: unknown): never {
    if (!(error instanceof ReplyRefusal)) log.error({ err: error }, 'mail not taken');
    throw error;
  }

  /** Answers, and counts how it ended where that has a name. */
  function answer(work: Promise<unknown>, ends: Ends, done: (error?: Error | null) => void): void {
    const ended = (end: string | undefined) => end && count('kardan_received_mails_total', { end });
    work.then(
      () => {
        ended(ends.taken);
        done();
      },
      (error: unknown) => {
        const isRefused = error instanceof ReplyRefusal;
        ended(isRefused ? ends.refused : ends.failed);
        done(isRefused ? error : new ReplyRefusal('failed', error));
      },
    );
  }

  server.listen(env.REPLY_SMTP_PORT, env.REPLY_SMTP_HOST);
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

/** Takes a mail, or reads it to its end and refuses it where there is no place for it. */
async function receive(
  services: ReceiverServices,
  { envelope, id }: SMTPServerSession,
  reading: Reading,
): Promise<void> {
  const bytes = await readMail(reading);
  if (!reading.hasPlace) throw new ReplyRefusal('busy');
  if (reading.stream.sizeExceeded) throw new ReplyRefusal('too-large');
  const addresses = envelope.rcptTo.map(({ address }) => address);
  const bounced = addresses.flatMap((address) => readBounceAddress(services.env, address) ?? []);
  for (const mailId of bounced) await acceptBounce(services, mailId, bytes);
  const others = addresses.filter((address) => readBounceAddress(services.env, address) === undefined);
  if (others.length === 0) return;
  const recipients = await Promise.all(others.map((address) => findReplyAddress(services, address)));
  const mailFrom = envelope.mailFrom ? envelope.mailFrom.address : '';
  const { isFromFrontServer } = reading;
  await acceptReply(services, { mailFrom, recipients, bytes, isFromFrontServer });
  services.log.info({ session: id, recipients: recipients.map(({ recipientId }) => recipientId) }, 'mail taken');
}

interface Ends {
  taken?: string;
  refused: string;
  failed: string;
}

interface Reading {
  stream: SMTPServerDataStream;
  /** Otherwise nothing of it is kept. */
  hasPlace: boolean;
  bounds: ReceiverBounds;
  isFromFrontServer: boolean;
  disconnect: () => void;
}

async function readMail({ stream, hasPlace, bounds, disconnect }: Reading): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const deadline = setTimeout(disconnect, bounds.dataMs);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      // Whoever was told the bound and sends on is read to the end once, and not kept.
      if (stream.byteLength > bounds.mailBytes) chunks.length = 0;
      else if (hasPlace) chunks.push(chunk);
      if (stream.byteLength > 2 * bounds.mailBytes) disconnect();
    }
  } finally {
    clearTimeout(deadline);
  }
  return Buffer.concat(chunks);
}

/** Whatever the other side does meanwhile. */
function hangUp(server: SMTPServer, { id }: SMTPServerSession): void {
  for (const connection of server.connections) if (connection.id === id) connection.close();
}

function tlsOptions({ env }: ReceiverServices): SMTPServerOptions {
  const { REPLY_SMTP_CERTIFICATE: certificate, REPLY_SMTP_PRIVATE_KEY: key } = env;
  if (certificate === undefined || key === undefined) return { disabledCommands: ['AUTH', 'STARTTLS'] };
  return { disabledCommands: ['AUTH'], cert: readFileSync(certificate), key: readFileSync(key) };
}
