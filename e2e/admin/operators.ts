import type { Page } from '@playwright/test';
import { type Person, signInAt, somebody } from './people.ts';
import { totpCode } from './totp.ts';

/** Opens a page of the portal as an operator with a second factor; what setting it up is like is told by tests of its own. */
export async function signInAsOperatorAt(page: Page, path: string): Promise<Person> {
  const operator = await somebody({ isOperator: true });
  await signInAt(page, '/robots.txt', operator);
  const call = (name: string, body?: object) =>
    page.evaluate(
      async ({ at, sent }) => {
        const renewed = await fetch('/api/v1/public/admin/auth/refresh-token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        });
        const { accessToken } = (await renewed.json()) as { accessToken: string };
        const answer = await fetch(`/api/v1/public/admin/account/${at}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, ...(sent && { 'content-type': 'application/json' }) },
          ...(sent && { body: JSON.stringify(sent) }),
        });
        if (!answer.ok) throw new Error(`${at} answers ${answer.status}: ${await answer.text()}`);
        return (await answer.json()) as { secret?: string };
      },
      { at: name, sent: body },
    );
  const { secret = '' } = await call('totp');
  await call('totp/confirm', { code: totpCode(secret) });
  await page.goto(path);
  return operator;
}
