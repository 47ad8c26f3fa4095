import { type SessionClaims, signAccessToken } from '@kardan/core/accounts/sessions/access-token';
import type { Database } from '@kardan/core/db/database';
import { loadEnv } from '@kardan/core/env';
import { type AccountRights, buildAccount, buildSession } from '@kardan/core/testing/build-account';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { vi } from 'vitest';
import { visitorAt } from '../../people/visitor.ts';
import type { Person } from './writers/writer.ts';

/** Browsers wait longer; whoever does not know by then tries again. */
const answerMs = 20_000;
const withinTime: typeof fetch = (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(answerMs) });

/** A visitor of the API from one address, whoever takes the call there. */
export function visitorOf(origin: string, from?: string): Person {
  return visitorAt(origin, { fetch: withinTime, ...(from && { from }) });
}

/** How far the API's clock is from the right one. */
export const apiClock = { offsetMs: 0 };

/** A moment as the API takes it. */
export function apiNow(): number {
  return Date.now() + apiClock.offsetMs;
}

/** Somebody who is signed in for as long as the test lasts: a token is good for a quarter of an hour of the API's clock. */
export async function signedIn(db: Database, origin: string, rights: AccountRights): Promise<Person> {
  const { id: accountId } = await buildAccount(db, rights);
  const expiresAt = new Date(Date.now() + 30 * 86_400_000);
  const claims = { accountId, sessionId: await buildSession(db, accountId, { expiresAt }) };
  let token: Promise<string> | undefined;
  let signedAt = 0;
  const fresh: typeof fetch = async (url, init) => {
    const ageMs = apiNow() - signedAt;
    if (ageMs < 0 || ageMs > 4 * 60_000) {
      signedAt = apiNow();
      token = signedAsApi(claims);
    }
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${await token}`);
    return withinTime(url, { ...init, headers });
  };
  return visitorAt(origin, { token: 'signed with each call', fetch: fresh });
}

/** A token as the API signs it: by its clock. */
function signedAsApi(claims: SessionClaims): Promise<string> {
  if (apiClock.offsetMs === 0) return signAccessToken(loadEnv(), claims);
  vi.useFakeTimers({ toFake: ['Date'], now: apiNow() });
  try {
    // Its times are read before it first waits.
    return signAccessToken(loadEnv(), claims);
  } finally {
    vi.useRealTimers();
  }
}

export interface House {
  id: number;
  email: string;
  owner: Person;
  cars: { id: number; priceEur: number }[];
}

/** A dealership with cars on offer and an owner. */
export async function buildHouse(db: Database, origin: string, cars: number): Promise<House> {
  const { id, email } = await buildDealership(db);
  const owner = await signedIn(db, origin, { memberships: { [id]: 'dealer-owner' } });
  const house: House = { id, email: String(email), owner, cars: [] };
  for (let built = 0; built < cars; built++) {
    const { id: carId, priceEur } = await buildListing(db, { dealershipId: id, priceEur: 15_000 });
    house.cars.push({ id: carId, priceEur });
  }
  return house;
}
