import { maxTries } from '@kardan/core/search-agents/codes/code-rules';
import { expect } from 'vitest';
import { failureOf } from './inquiries.ts';
import { buildForm, mailedCode, rotatingVisitor } from './search-agents.ts';
import type { TestApp } from './test-app.ts';

const codesOfAnAgent = 4;

/**
 * Guesses an agent's code so often, each time from another address and with all the codes that can be asked for; the right
 * one is always among the guesses, after more wrong ones than are allowed. Expects that none succeeds.
 */
export async function guessForever(running: TestApp, guesses: number): Promise<void> {
  const visitor = rotatingVisitor(running);
  const form = buildForm();
  const { id } = await visitor.createSearchAgent({ body: form });
  const answers: Record<string, number> = {};
  const guessAll = async (codes: string[]) => {
    const guessOn = async () => {
      for (let code = codes.shift(); code !== undefined; code = codes.shift()) {
        const answer = await visitor.verifySearchAgent({ params: { id }, body: { code } }).then(
          () => 'success',
          (error: { code: string }) => error.code,
        );
        answers[answer] = (answers[answer] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 8 }, guessOn));
  };
  for (let mailed = 1; mailed <= codesOfAnAgent; mailed++) {
    if (mailed > 1) await visitor.resendSearchAgentCode({ params: { id } });
    await guessAll(guessesAround(await mailedCode(running, form.email), guesses / codesOfAnAgent));
  }
  const { 'code-invalid': wrong, ...refused } = answers;
  // Five for each code; the twentieth ends it, and the agent with it.
  expect(wrong).toBe(maxTries);
  expect(Object.keys(refused).sort()).toEqual(['code-expired', 'not-found']);
  expect(Object.values(answers).reduce((sum, count) => sum + count)).toBe(guesses);
  const row = running.database.db.selectFrom('searchAgent').select('id').where('id', '=', id).executeTakeFirst();
  expect(await row).toBeUndefined();
  expect(await failureOf(visitor.resendSearchAgentCode({ params: { id } }))).toMatchObject({ code: 'not-found' });
}

/** As many codes, none of them twice, the right one at the end. */
export function guessesAround(right: string, count: number): string[] {
  const others = Array.from({ length: count - 1 }, (_, step) => (Number(right) + 1 + step * 97) % 1_000_000);
  return [...others.map((code) => String(code).padStart(6, '0')), right];
}
