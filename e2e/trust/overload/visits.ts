import { apiPrefix } from '@kardan/contract/calls/call';
import type { BusyStack } from './busy-stack.ts';
import { type Asked, newId, type Stream } from './messages.ts';

/** No two questions alike: one that was asked before would be answered from memory. */
let asked = 0;

type Visits = Pick<BusyStack, 'web' | 'cars' | 'staff' | 'dealership' | 'ownCarIds'>;

/** Two pages of results to one of a car. */
export function pages({ web, cars }: Visits): Stream {
  const requests = many(3_000, (place): Asked => {
    const car = cars[place % cars.length];
    const path = place % 3 === 0 ? `/${car?.slug}` : `/gebrauchtwagen?preis-bis=${20_000 + asked++}`;
    return { method: 'GET', path };
  });
  return { name: 'pages', origin: web.origin, requests };
}

/** As a browser sends them while filters are set. */
export function searches({ web }: Visits): Stream {
  const requests = many(5_000, () => {
    asked += 1;
    return post('/search/query', { mileageKm: { to: 150_000 + asked }, facets: ['make', 'fuel', 'body'] });
  });
  return { name: 'searches', origin: web.origin, requests };
}

export function statistics({ web, cars }: Visits): Stream {
  const requests = many(5_000, (place) => {
    const listingId = cars[place % cars.length]?.id;
    return post('/statistics', { batchId: newId, events: [{ kind: 'view', listingId }] });
  });
  return { name: 'statistics', origin: web.origin, requests };
}

export function signIns({ web, staff }: Visits): Stream {
  const requests = staff.map(({ email, password }) => post('/admin/auth/login', { email, password, client: 'other' }));
  return { name: 'sign-ins', origin: web.origin, requests };
}

/** Each saves the next price of the next car: what was saved before is what the editor saw. */
export function saves({ web, dealership, ownCarIds }: Visits, token: string): Stream {
  const requests = many(ownCarIds.length * 10, (place): Asked => {
    const price = 15_000 + Math.floor(place / ownCarIds.length);
    return {
      method: 'PUT',
      path: `${apiPrefix}/admin/dealership/${dealership.slug}/listing/${ownCarIds[place % ownCarIds.length]}`,
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ fields: { priceEur: price + 1 }, before: { priceEur: price } }),
    };
  });
  return { name: 'saves', origin: web.origin, requests };
}

/** One address that asks for everything that is dear, and guesses passwords. */
export function attack(visits: Visits): Stream {
  const guess = (place: number) =>
    post('/admin/auth/login', { email: `${place}@example.at`, password: 'geraten geraten', client: 'other' });
  const dear = [...searches(visits).requests.slice(0, 300), ...pages(visits).requests.slice(0, 300)];
  const requests = dear.flatMap((each, place) => (place % 2 === 0 ? [each] : [each, guess(place)]));
  return { name: 'attack', origin: visits.web.origin, from: '203.0.113.66', requests };
}

function post(path: string, body: object): Asked {
  return { method: 'POST', path: apiPrefix + path, body: JSON.stringify(body) };
}

function many<Item>(length: number, build: (place: number) => Item): Item[] {
  return Array.from({ length }, (_, place) => build(place));
}
