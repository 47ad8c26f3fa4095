import { newKeyToken } from '@kardan/core/accounts/keys/key-token';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { countAnswers } from './guess-sign-in.ts';
import { call } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** Of a key whose name is known, with checks that are right, each from another address. */
export async function guessKeys(running: TestApp, guesses: number): Promise<Record<string, number>> {
  const { id: dealershipId } = await buildDealership(running.database.db);
  const key = await buildKey(running.database.db, { dealershipId });
  const stock = `/admin/dealership/${dealershipId}/listings`;
  const answers = await countAnswers(guesses, () =>
    call(running, 'GET', stock, undefined, { token: newKeyToken(key.id).token }),
  );
  const { status } = await call(running, 'GET', stock, undefined, { token: key.token });
  return { ...answers, owner: status };
}
