import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hideReplyAddresses, readReplyAddress, replyAddressOf } from './reply-address.ts';

const env = { LINK_SECRET: 'a-secret-of-a-test', REPLY_MAIL_DOMAIN: 'antwort.example.at' };
const address = fc.tuple(fc.constantFrom('buyer' as const, 'dealership' as const), fc.uuid());

test('an address leads to its thread and its side, in whatever case it comes back', () => {
  fc.assert(
    fc.property(address, fc.infiniteStream(fc.boolean()), ([writer, recipientId], upper) => {
      const made = replyAddressOf(env, writer, recipientId);
      const cases = [...made].map((letter) => (upper.next().value ? letter.toUpperCase() : letter)).join('');
      for (const form of [made, made.toUpperCase(), cases]) {
        expect(readReplyAddress(env, form)).toEqual({ writer, recipientId });
      }
      expect(made.split('@')[0]?.length).toBeLessThanOrEqual(64);
    }),
  );
});

test('an address of another secret, another domain or another thread, cut off or changed in one letter, leads nowhere', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  fc.assert(
    fc.property(address, fc.nat(), fc.constantFrom(...letters), ([writer, recipientId], at, letter) => {
      const made = replyAddressOf(env, writer, recipientId);
      const [mailbox = '', domain] = made.split('@');
      const position = 'antwort+'.length + (at % 42);
      const changed = `${mailbox.slice(0, position)}${letter}${mailbox.slice(position + 1)}@${domain}`;
      if (changed !== made) expect(readReplyAddress(env, changed)).toBeUndefined();
      expect(readReplyAddress(env, `${mailbox.slice(0, position)}@${domain}`)).toBeUndefined();
      expect(readReplyAddress(env, `${mailbox}a@${domain}`)).toBeUndefined();
      expect(readReplyAddress({ ...env, LINK_SECRET: 'another-secret-of-it' }, made)).toBeUndefined();
      expect(readReplyAddress({ ...env, REPLY_MAIL_DOMAIN: 'example.at' }, made)).toBeUndefined();
    }),
  );
});

test('no text is an address by accident', () => {
  const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.constant('antwort@antwort.example.at'));
  fc.assert(fc.property(texts, (text) => void expect(readReplyAddress(env, text)).toBeUndefined()));
});

test('neither side’s address gives away the other’s: nobody turns a buyer into a dealership', () => {
  fc.assert(
    fc.property(fc.uuid(), (recipientId) => {
      const token = (writer: 'buyer' | 'dealership') => replyAddressOf(env, writer, recipientId).slice(8, 50);
      expect(token('buyer').slice(26)).not.toBe(token('dealership').slice(26));
    }),
  );
});

test('of an address that is quoted nothing is left that could be put together again', () => {
  fc.assert(
    fc.property(address, fc.nat(), ([writer, recipientId], at) => {
      const made = replyAddressOf(env, writer, recipientId);
      const position = 'antwort+'.length + (at % 42);
      const forms = [
        made,
        made.toUpperCase(),
        `<mailto:${made.replace('+', '%2B').replace('@', '%40')}?subject=AW>`,
        made.split('@')[0],
        made.slice(8, 50),
        `${made.slice(0, position)}\n> ${made.slice(position)}`,
      ];
      for (const form of forms) {
        const hidden = hideReplyAddresses(env, `> ${form} Ja, er ist da.`);
        expect(hidden).toMatch(/ Ja, er ist da\.$/);
        expect(hidden.toLowerCase()).not.toContain(made.slice(40, 50));
      }
    }),
  );
  expect(hideReplyAddresses(env, 'Schreiben Sie an office@autohaus.at')).toBe('Schreiben Sie an office@autohaus.at');
  const start = performance.now();
  hideReplyAddresses(env, 'antwort+'.repeat(1_000) + 'a'.repeat(200_000));
  expect(performance.now() - start).toBeLessThan(2_000);
});
