import { randomBytes } from 'node:crypto';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { type AccountRights, buildAccount } from '@kardan/core/testing/build-account';
import type { Page } from '@playwright/test';
import { type StoredDealership, someDealership } from '../data/dealership-states.ts';
import { inDatabase } from '../data/in-database.ts';
import { expect } from '../test.ts';

export const password = 'vier Wörter im Kofferraum';

export interface Person {
  accountId: number;
  email: string;
  name: string;
}

export interface Credentials {
  email: string;
  /** That of all tests unless told. */
  password?: string;
}

let hashed: Promise<string> | undefined;

/** Somebody who can sign in with the password of all tests. */
export async function somebody(rights: AccountRights = {}): Promise<Person> {
  // Once for all of a process: it is made to take long.
  hashed ??= hashPassword(password);
  const passwordHash = await hashed;
  const name = `Anna ${randomBytes(3).toString('hex')}`;
  const overrides = { passwordHash, displayName: name };
  const { id, email } = await inDatabase((db) => buildAccount(db, rights, overrides));
  return { accountId: id, email, name };
}

/** The owner of a dealership that is always the same one. */
export async function someOwner(): Promise<Person & { dealership: StoredDealership }> {
  const dealership = await someDealership();
  return { ...(await somebody({ memberships: { [dealership.id]: 'dealer-owner' } })), dealership };
}

export async function fillInPassword(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(typed);
  await page.getByLabel('Passwort', { exact: true }).press('Enter');
}

/** Opens a page as somebody who is signed in, without the form: what that does is told by tests of its own. */
export async function signInAt(
  page: Page,
  path: string,
  { email, password: own = password }: Credentials,
): Promise<void> {
  // The lightest document of the site, so that the browser itself asks, and keeps the cookies.
  await page.goto('/robots.txt');
  const status = await page.evaluate(
    async (credentials) => {
      const answer = await fetch('/api/v1/public/admin/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(credentials),
      });
      // What the application keeps to know that a session is worth looking for.
      localStorage.setItem('signedIn', 'true');
      return answer.status;
    },
    { email, password: own, client: 'browser' },
  );
  expect(status, 'sign-in').toBe(200);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menü von/ }).click();
  await page.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
}
