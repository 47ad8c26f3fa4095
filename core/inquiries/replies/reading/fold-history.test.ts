import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldHistory } from './fold-history.ts';

const quoted = '> Ist der Wagen noch da?\n> Grüße';
const folded: [program: string, below: string][] = [
  ['Thunderbird', `Am 16.11.2026 um 10:00 schrieb Kardan:\n${quoted}`],
  [
    'Gmail, in two lines',
    `Am Mo., 16. Nov. 2026 um 10:00 Uhr schrieb Kardan <\nanfragen@kardan.example>:\n\n${quoted}`,
  ],
  ['Gmail in English', `On Mon, Nov 16, 2026 at 10:00 AM Kardan <anfragen@kardan.example> wrote:\n\n${quoted}`],
  ['Apple Mail', `Am 16.11.2026 um 10:00 schrieb Kardan <anfragen@kardan.example>:\n\n${quoted}`],
  [
    'Outlook',
    'Von: Kardan <a@b.at>\nGesendet: Montag, 16. November 2026 10:00\nAn: Anna\nBetreff: Anfrage\n\nIst er da?',
  ],
  ['Outlook in the browser', '________________________________\nVon: Kardan <a@b.at>\nIst er da?'],
  ['an older Outlook', '-----Ursprüngliche Nachricht-----\nVon: Kardan\nIst er da?'],
  ['no introduction', quoted],
  ['a signature', '-- \nAnna Berger\n+43 1 234'],
  ['a telephone', 'Von meinem iPhone gesendet'],
  ['a telephone in English', 'Sent from my Galaxy'],
];

test.each(folded)('below what was written is folded: %s', (_program, below) => {
  const { text, folded: rest } = foldHistory(`Ja, gerne.\nBis morgen!\n\n${below}`);
  expect(text).toBe('Ja, gerne.\nBis morgen!');
  expect(rest).toBe(below);
});

test('answers between quoted lines stay with them', () => {
  const mail = 'Am 16.11.2026 um 10:00 schrieb Kardan:\n> Wann?\nMorgen um 9.\n> Wo?\nBei Ihnen.';
  expect(foldHistory(mail)).toEqual({ text: mail, folded: '' });
});

test('a mail that is nothing but history has no text of its own', () => {
  expect(foldHistory(quoted)).toEqual({ text: '', folded: quoted });
});

test('words that look like an introduction but introduce nothing stay', () => {
  for (const text of [
    'Am Montag schrieb ich Ihnen: passt 9 Uhr?',
    'Von: Graz nach Wien\nwie lange?',
    'Preis: 100\n--> ok',
  ]) {
    expect(foldHistory(text)).toEqual({ text, folded: '' });
  }
});

test('no letter is lost, whatever the mail', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('', '> a', '-- ', 'Von: a', 'Gesendet: b', 'An: c', 'On 1.1. x wrote:'),
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const { text, folded: rest } = foldHistory(lines.join('\n'));
      const letters = (all: string) => all.replaceAll(/\s/g, '');
      expect(letters(text + rest)).toBe(letters(lines.join('\n')));
    }),
  );
});
