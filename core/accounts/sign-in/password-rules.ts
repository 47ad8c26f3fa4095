import { type FieldIssue, InvalidRequest } from '../../kernel/errors.ts';

/** What passwords of twelve and more characters are made of that are tried first: words, rows of keys, counting. */
const common =
  'password passwort passw0rd kennwort geheim hallo willkommen welcome qwertz qwerty asdfgh yxcvbn iloveyou ichliebedich letmein admin administrator login master monkey dragon football fussball schatz sommer winter frühling fruehling herbst summer spring autumn österreich oesterreich austria wien vienna autohaus autohandel händler haendler dealer kardan gebrauchtwagen mercedes porsche volkswagen abc abcd abcdef test demo user start changeme'.split(
    ' ',
  );

/**
 * Refuses passwords that are guessed first: little but common words, rows and years, or what everybody knows of the person.
 * What remains when all of that is taken out has to be worth guessing.
 */
export function refuseWeakPassword(password: string, known: { email: string; name: string; site: string }): void {
  if (isWeak(password, known)) {
    const issue: FieldIssue = { path: ['password'], code: 'weak-password', message: 'the password is easy to guess' };
    throw new InvalidRequest([issue]);
  }
}

function isWeak(password: string, { email, name, site }: { email: string; name: string; site: string }): boolean {
  const told = [email, name, site].flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const guessed = [...common, ...told].filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
  let rest = password.toLowerCase();
  for (const word of guessed) rest = rest.replaceAll(word, '');
  rest = rest
    .replaceAll(/(19|20)\d\d/g, '')
    // Said again: aaaa, abcabc.
    .replaceAll(/(.+?)\1+/gu, '$1');
  return withoutRows(rest).length < 6 || new Set(rest).size < 5;
}

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
];

/** Counts each run along a row of keys, forwards or backwards, as its first character. */
function withoutRows(text: string): string {
  const follows = (a: string, b: string) => rows.some((row) => row.includes(a + b) || row.includes(b + a)) || a === b;
  return [...text].filter((letter, place, all) => place === 0 || !follows(all[place - 1] as string, letter)).join('');
}
