import { type Mutation, mutatedBytes, pick } from '../../../testing/mutate-bytes.ts';
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

const withSpice: Mutation = (mail, at, random) =>
  Buffer.concat([mail.subarray(0, at), Buffer.from(pick(spices, random)), mail.subarray(at)]);

/** Mails spoilt as any file, or mixed with what parsers believe. Equal seeds, equal mails. */
export function mutatedMails(count: number, seed = 1): Generator<Buffer> {
  return mutatedBytes(originals, { count, seed, maxChanges: 5, ways: [withSpice] });
}
