import { randomInt } from 'node:crypto';
import { sealRefreshToken } from '@kardan/core/accounts/sessions/refresh-token';
import { accessTokenOf, buildSigner, call, rightPassword, setUpTotp, signInWith } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** How often each answer came. */
type Answers = Record<string, number>;

/** Does something so often, eight at a time, and counts the answers. */
export async function countAnswers(
  times: number,
  attempt: (turn: number) => Promise<{ status: number; body: { code?: string } }>,
) {
  const answers: Answers = {};
  let turn = 0;
  const goOn = async () => {
    while (turn < times) {
      const { status, body } = await attempt(turn++);
      const answer = status === 200 ? 'success' : (body.code ?? String(status));
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, goOn));
  return answers;
}

/** Each from another address: the networks of an attacker have no end. */
export async function guessPasswords(running: TestApp, guesses: number): Promise<Answers> {
  const { email } = await buildSigner(running);
  // The right one is among them, after more wrong ones than are tried.
  return countAnswers(guesses, (turn) => signInWith(running, email, turn < 60 ? `falsch ${turn}` : rightPassword));
}

/** With the right password, and all tickets one likes. */
export async function guessCodes(running: TestApp, guesses: number): Promise<Answers> {
  const { email } = await buildSigner(running);
  await setUpTotp(running, accessTokenOf(await signInWith(running, email)));
  const { ticket } = (await signInWith(running, email)).body;
  return countAnswers(guesses, (turn) => {
    const guess =
      turn % 2 === 0 ? { code: String(randomInt(1_000_000)).padStart(6, '0') } : { recoveryCode: 'abcde-fghij' };
    return call(running, 'POST', '/admin/auth/second-factor', { ticket, ...guess });
  });
}

/** Of a session whose id is known. */
export async function guessRefreshTokens(running: TestApp, guesses: number): Promise<Answers> {
  const { email } = await buildSigner(running);
  const { cookie = '' } = await signInWith(running, email);
  const [sessionId = ''] = cookie.split('.');
  const answers = await countAnswers(guesses, (turn) => {
    const refreshToken = sealRefreshToken({ sessionId, generation: 1 + (turn % 3) }, `guess ${turn}`);
    return call(running, 'POST', '/admin/auth/refresh-token', { refreshToken });
  });
  // And its owner goes on undisturbed.
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `__Host-kardan-session=${cookie}` };
  const { status } = await call(running, 'POST', '/admin/auth/refresh-token', {}, { headers });
  return { ...answers, owner: status };
}
