import { expect, test } from 'vitest';
import { mutatedMails } from '../testing/mutated-mails.ts';
import { outcomeOfMail } from '../testing/outcome-of-mail.ts';
import { polyglots } from '../testing/polyglots.ts';
import { filePart, mixedMail, pdf, rawMail } from '../testing/raw-mail.ts';
import { maxReplyLength } from './clean-text.ts';
import { readReply } from './read-reply.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(30_000)]);
const latin = (text: string) => Buffer.from(text, 'latin1');

test('what was written is read, whatever it is encoded in', async () => {
  const texts: [string, Parameters<typeof rawMail>[0]][] = [
    ['Grüße aus Mödling', { body: 'Grüße aus Mödling' }],
    ['Grüße', { contentType: 'text/plain; charset=iso-8859-1', body: latin('Grüße') }],
    [
      'Grüße – 5 €',
      {
        contentType: 'text/plain; charset=windows-1252',
        body: Buffer.from('4772fcdf65209620352080', 'hex'),
      },
    ],
    ['Grüße', { contentType: 'text/plain; charset="no-such-charset"', body: 'Grüße' }],
    [
      'Grüße',
      { contentType: 'text/plain; charset=utf-8', head: ['Content-Transfer-Encoding: base64'], body: 'R3LDvMOfZQ==' },
    ],
    [
      'Grüße',
      {
        contentType: 'text/plain; charset=utf-8',
        head: ['Content-Transfer-Encoding: quoted-printable'],
        body: 'Gr=C3=BC=C3=9Fe',
      },
    ],
    ['abc', { contentType: '', body: 'a\u0000b\u0007\u202ec' }],
  ];
  for (const [expected, mail] of texts) expect((await readReply(rawMail(mail))).text).toBe(expected);
});

test('plain text is taken before HTML; HTML alone is made plain, without scripts, pictures and addresses of links', async () => {
  const both = mixedMail(
    [
      { type: 'text/plain; charset=utf-8', body: 'Einfach' },
      { type: 'text/html', body: '<b>Bunt</b>' },
    ],
    {},
    'alternative',
  );
  expect((await readReply(both)).text).toBe('Einfach');
  const html =
    '<html><head><title>T</title><style>p{}</style></head><body><p>Ja,&nbsp;<a href="https://böse.example">hier</a>.</p><script>alert(1)</script><img src="https://spy.example/x.png" alt="Bild"><p>2 &lt; 3</p></body></html>';
  expect((await readReply(rawMail({ contentType: 'text/html; charset=utf-8', body: html }))).text).toBe(
    'Ja, hier.\n\n2 < 3',
  );
});

test('who sent it is one address or none; its id is read', async () => {
  const { from, messageId } = await readReply(rawMail({ from: '"Anna" <Anna@Example.at>', messageId: '<x@y>' }));
  expect({ from, messageId }).toEqual({ from: 'anna@example.at', messageId: 'x@y' });
  expect((await readReply(rawMail({ from: 'a@example.at, b@example.at' }))).from).toBeUndefined();
  expect((await readReply(rawMail({ messageId: '<>' }))).messageId).toBeUndefined();
  const twice = rawMail({ from: 'a@example.at', head: ['From: b@example.at'] });
  expect((await readReply(twice)).from).toBeUndefined();
});

test('pictures and PDF are kept by what they are; of all else the name, which leads nowhere', async () => {
  const { attachments } = await readReply(
    mixedMail([
      { type: 'text/plain', body: 'Siehe Beilagen' },
      filePart('Gutachten.pdf', 'application/octet-stream', pdf),
      filePart('../../etc/foto.exe', 'image/png', png),
      filePart('rechnung.pdf', 'application/pdf', Buffer.from('MZ\u0090 no PDF')),
      filePart('alles.zip', 'application/zip', Buffer.from('504b0304', 'hex')),
    ]),
  );
  expect(attachments.map(({ name, mediaType, content }) => [name, mediaType, content !== undefined])).toEqual([
    ['Gutachten.pdf', 'application/pdf', true],
    ['foto.exe.png', 'image/png', true],
    ['rechnung.pdf', 'application/octet-stream', false],
    ['alles.zip', 'application/octet-stream', false],
  ]);
});

test('a file that is two things at once is the one that its first bytes say, and called so; pages and drawings with scripts are not kept', async () => {
  const files = polyglots.map(({ name, type, bytes }) => filePart(name, type, bytes));
  const { attachments } = await readReply(mixedMail([{ type: 'text/plain', body: 'Anbei' }, ...files]));
  expect(attachments.map(({ name, mediaType, content }) => [name, mediaType, content])).toEqual(
    polyglots.map(({ name, bytes, keptAs }) =>
      keptAs ? [keptAs.name, keptAs.mediaType, bytes] : [name, 'application/octet-stream', undefined],
    ),
  );
});

test('logos of signatures are nobody’s attachment, and of many files the first ten are kept and all are told', async () => {
  const logo = {
    type: 'image/png',
    head: ['Content-ID: <logo>', 'Content-Disposition: inline'],
    body: png.subarray(0, 500),
  };
  const related = mixedMail([{ type: 'text/html', body: '<p>Hallo</p><img src="cid:logo">' }, logo], {}, 'related');
  expect((await readReply(related)).attachments).toEqual([]);
  const many = Array.from({ length: 15 }, (_, number) => filePart(`${number}.pdf`, 'application/pdf', pdf));
  const { attachments } = await readReply(mixedMail(many));
  expect(attachments.map(({ name }) => name)).toEqual(many.map((_, number) => `${number}.pdf`));
  expect(attachments.filter(({ content }) => content !== undefined)).toHaveLength(10);
});

test('a text without end is cut', async () => {
  expect((await readReply(rawMail({ body: 'ab '.repeat(20_000) }))).text.length).toBe(maxReplyLength);
});

test('bombs are refused before they go off, or read in a moment', async () => {
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
    ).join('');
  const refused = {
    'a thousand parts in parts': rawMail({ contentType: 'multipart/mixed; boundary=b0', body: nested(1_000) }),
    'a head without end': rawMail({ head: [`X-Long: ${'a'.repeat(1_000_000)}`] }),
    'a mail in circles': rawMail({ head: Array.from({ length: 40 }, () => 'Received: from a by b') }),
  };
  for (const [name, mail] of Object.entries(refused)) expect(await outcomeOfMail(mail), name).toBe('refused');
  const taken = {
    'mails in mails': rawMail({
      contentType: 'message/rfc822',
      body: 'Content-Type: message/rfc822\r\n\r\n'.repeat(900),
    }),
    'HTML without ground': rawMail({ contentType: 'text/html', body: `${'<div>'.repeat(100_000)}Ja` }),
    'quotes of quotes': rawMail({ body: '>'.repeat(500_000) }),
    'a hundred thousand lines': rawMail({ body: 'Am 1.1. schrieb\n'.repeat(100_000) }),
    'introductions and answers by turns': rawMail({ body: 'Am 1.1. schrieb x:\n>\na\n'.repeat(20_000) }),
    'a sea of blanks': rawMail({ body: `${' '.repeat(2_000_000)}x` }),
    'half an introduction': rawMail({ body: `Am 1. ${'a schrieb '.repeat(50_000)}` }),
  };
  for (const [name, mail] of Object.entries(taken)) {
    const start = performance.now();
    expect(await outcomeOfMail(mail), name).toMatch(/^read|refused$/);
    expect(performance.now() - start, name).toBeLessThan(5_000);
  }
}, 60_000);

test('1,000 mutated mails are read or refused, none is a defect', async () => {
  const outcomes = { read: 0, refused: 0 };
  for (const mail of mutatedMails(1_000)) outcomes[await outcomeOfMail(mail)]++;
  expect(outcomes.read).toBeGreaterThan(500);
}, 60_000);
