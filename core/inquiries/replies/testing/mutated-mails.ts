import { filePart, mixedMail, pdf, rawMail } from './raw-mail.ts';

const originals: readonly Buffer[] = [
  rawMail({ messageId: '<a@example.at>' }),
  rawMail({ messageId: '<b@example.at>', body: 'Ja!\n\nAm 16.11.2026 um 10:00 schrieb Kardan <x@y.at>:\n> Passt?' }),
  rawMail({
    messageId: '<c@example.at>',
    contentType: 'text/html; charset=iso-8859-1',
    head: ['Content-Transfer-Encoding: quoted-printable'],
    body: '<div><p>Gr=FC=DFe</p><blockquote><b>alt</b></blockquote></div>',
  }),
  mixedMail([{ type: 'text/plain; charset=utf-8', body: 'Mit Beilage' }, filePart('a.pdf', 'application/pdf', pdf)], {
    messageId: '<d@example.at>',
  }),
  mixedMail(
    [
      { type: 'text/plain; charset=utf-7', body: '+AOQ-' },
      { type: 'text/html', body: '<p>&auml;</p>' },
    ],
    { messageId: '<e@example.at>' },
    'alternative',
  ),
  rawMail({ messageId: '<f@example.at>', contentType: 'message/rfc822', body: rawMail().toString() }),
  rawMail({ messageId: '<g@example.at>', subject: '=?utf-8?B?w6TDtsO8?=', head: ['Auto-Submitted: auto-replied'] }),
];

/** What parsers believe when they read it. */
const spices = [
  'Content-Type: multipart/mixed; boundary=""\r\n',
  'Content-Type: multipart/mixed; boundary="a"\r\n\r\n--a\r\n',
  'Content-Type: message/rfc822\r\n\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Type: text/plain; charset=utf-16le\r\n',
  "Content-Disposition: attachment; filename*0*=utf-8''%; filename*1=%00../../x\r\n",
  '=?utf-8?Q?=00=0D=0A?=',
  '\u0000',
  '\r',
  '<div>'.repeat(500),
];

/** Mails with bytes flipped, cut out, doubled, mixed with others or with what parsers believe. Equal seeds, equal mails. */
export function* mutatedMails(count: number, seed = 1): Generator<Buffer> {
  const random = randomOf(seed);
  for (let number = 0; number < count; number++) {
    let mail: Buffer = Buffer.from(pick(originals, random));
    for (let changes = 1 + random(5); changes > 0; changes--) mail = mutate(mail, random);
    yield mail;
  }
}

type Random = (below: number) => number;

function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)] as Item;
}

function mutate(mail: Buffer, random: Random): Buffer {
  if (mail.length < 8) return mail;
  const at = random(mail.length);
  const some = random(200) + 1;
  const before = mail.subarray(0, at);
  switch (random(6)) {
    case 0:
      mail[at] = random(256);
      return mail;
    case 1:
      return before;
    case 2:
      return Buffer.concat([before, mail.subarray(at + some)]);
    case 3:
      return Buffer.concat([before, mail.subarray(at, at + some), mail.subarray(at)]);
    case 4:
      return Buffer.concat([before, Buffer.from(pick(spices, random)), mail.subarray(at)]);
    default: {
      const other = pick(originals, random);
      return Buffer.concat([before, other.subarray(random(other.length))]);
    }
  }
}
