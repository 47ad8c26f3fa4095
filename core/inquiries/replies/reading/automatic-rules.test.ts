import { expect, test } from 'vitest';
import { type AutomaticKind, automaticKind } from './automatic-rules.ts';

const person = {
  mailFrom: 'anna@example.at',
  from: 'anna@example.at',
  ownSender: 'anfragen@kardan.example',
  replyDomain: 'antwort.kardan.example',
};
const kindOf = (head: Record<string, string>, envelope: Partial<typeof person> = {}) =>
  automaticKind(new Map(Object.entries(head).map(([name, value]) => [name, [value]])), { ...person, ...envelope });

test.each<[Record<string, string>, AutomaticKind]>([
  [{ 'auto-submitted': 'auto-replied' }, 'auto-reply'],
  [{ 'auto-submitted': 'Auto-Generated; type=x' }, 'auto-reply'],
  [{ 'x-autoreply': 'yes' }, 'auto-reply'],
  [{ 'x-autorespond': '' }, 'auto-reply'],
  [{ precedence: 'auto_reply' }, 'auto-reply'],
  [{ precedence: 'bulk' }, 'list'],
  [{ precedence: ' List ' }, 'list'],
  [{ 'list-id': '<autos.example.at>' }, 'list'],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }, 'bounce'],
  [{ 'message-id': '<019a8b4e-0000-7000-8000-000000000000@kardan.example>' }, 'own'],
])('%o is of no person: %s', (head, kind) => {
  expect(kindOf(head)).toBe(kind);
});

test('the null sender, robots’ mailboxes and our own addresses are no person', () => {
  expect(kindOf({}, { mailFrom: '' })).toBe('bounce');
  expect(kindOf({}, { from: 'mailer-daemon@example.at' })).toBe('auto-reply');
  expect(kindOf({}, { from: 'no-reply@example.at' })).toBe('auto-reply');
  expect(kindOf({}, { from: 'anfragen@kardan.example' })).toBe('own');
  expect(kindOf({}, { from: 'antwort+abc@antwort.kardan.example' })).toBe('own');
});

test('a person’s mail is one, also where it says that no program wrote it', () => {
  const heads: Record<string, string>[] = [
    {},
    { 'auto-submitted': 'no' },
    { precedence: 'first-class' },
    { 'message-id': '<1@example.at>' },
  ];
  for (const head of heads) {
    expect(kindOf(head)).toBeUndefined();
  }
  expect(kindOf({}, { from: 'noreplymann@example.at' })).toBeUndefined();
  // Whoever works for the portal may buy a car, and a server that passes mail on puts its own address into the envelope.
  const colleague = { 'message-id': '<0D1E5B3A-7C7D-4E0B-9A4F-2F3C5D6E7F80@kardan.example>' };
  expect(kindOf(colleague, { from: 'eva@kardan.example', mailFrom: 'SRS0=x=anna@kardan.example' })).toBeUndefined();
});
