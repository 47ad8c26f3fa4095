import { randomUUID } from 'node:crypto';

export interface RawMail {
  from?: string;
  to?: string;
  subject?: string;
  messageId?: string | null;
  /** Further lines of the head, as they stand. */
  head?: string[];
  contentType?: string;
  body?: string | Buffer;
}

/** A mail as it goes over the wire. */
export function rawMail({
  from = 'Anna Berger <anna@example.at>',
  to = 'antwort@antwort.kardan.example',
  subject = 'AW: Ihre Anfrage',
  messageId = `<${randomUUID()}@mail.example.at>`,
  head = [],
  contentType = 'text/plain; charset=utf-8',
  body = 'Guten Tag, ist der Wagen noch da?',
}: RawMail = {}): Buffer {
  const lines = [
    'Received: from mail.example.at by mx.kardan.example; Mon, 16 Nov 2026 10:00:00 +0100',
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'Date: Mon, 16 Nov 2026 10:00:00 +0100',
    ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
    'MIME-Version: 1.0',
    ...head,
    ...(contentType === '' ? [] : [`Content-Type: ${contentType}`]),
  ];
  const content = typeof body === 'string' ? Buffer.from(body.replaceAll(/\r?\n/g, '\r\n')) : body;
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content, Buffer.from('\r\n')]);
}

interface Part {
  type: string;
  /** Further lines of the part's head. */
  head?: string[];
  body: string | Buffer;
}

/** A mail of several parts; files go in base64. */
export function mixedMail(parts: Part[], mail: RawMail = {}, kind = 'mixed'): Buffer {
  const boundary = `teil-${randomUUID()}`;
  const texts = parts.map(({ type, head = [], body }) => {
    const isFile = typeof body !== 'string';
    const lines = [`Content-Type: ${type}`, ...(isFile ? ['Content-Transfer-Encoding: base64'] : []), ...head];
    const text = isFile ? (body.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n') : body;
    return `--${boundary}\r\n${lines.join('\r\n')}\r\n\r\n${text}\r\n`;
  });
  return rawMail({
    ...mail,
    contentType: `multipart/${kind}; boundary="${boundary}"`,
    body: `${texts.join('')}--${boundary}--`,
  });
}

export function filePart(name: string, type: string, body: Buffer): Part {
  return { type: `${type}; name="${name}"`, head: [`Content-Disposition: attachment; filename="${name}"`], body };
}

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF');
