// @vitest-environment jsdom
import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test } from 'vitest';
import { keptOnDevice } from '#lib/form/draft.ts';
import { leftCars } from './left-cars.ts';
import { type CarServer, saveNewCar } from './save-new-car.ts';

/** A server that gives every key a car of its own; `held` holds its answers back. */
function carServer() {
  const cars = new Map<string, { id: number; fields: SomeEditableFields }>();
  const online = { cars, held: Promise.resolve(), isReachable: true };
  const answer = (key: string) => structuredClone(cars.get(key)) as OwnListing;
  const keyOf = (listingId: string) => [...cars].find(([, { id }]) => String(id) === listingId)?.[0] ?? '';
  const calls = {
    createListing: async ({ body: { key } }: { body: { key: string } }) => {
      await online.held;
      if (!online.isReachable) throw new ApiError('network');
      if (!cars.has(key)) cars.set(key, { id: cars.size + 1, fields: {} });
      return answer(key);
    },
    saveListing: async ({ params, body }: { params: { listingId: string }; body: { fields: SomeEditableFields } }) => {
      await online.held;
      if ((body.fields.mileageKm ?? 0) > 1_000_000)
        throw new ApiError('invalid-request', {
          status: 400,
          issues: [{ in: 'body', path: ['fields', 'mileageKm'], code: 'too_big', message: 'zu viel' }],
        });
      const key = keyOf(params.listingId);
      Object.assign(cars.get(key)?.fields ?? {}, body.fields);
      return answer(key);
    },
    ownListing: async ({ params }: { params: { listingId: string } }) => answer(keyOf(params.listingId)),
  };
  return { online, calls: calls as unknown as CarServer };
}

/** What the page holds. */
function page(key: string, mine: SomeEditableFields) {
  const state = { kept: { key, mine }, listing: undefined as OwnListing | undefined };
  return {
    state,
    car: {
      current: () => state,
      take: (listing: OwnListing) => {
        state.listing = listing;
      },
      saved: (rest: SomeEditableFields) => {
        state.kept = { ...state.kept, mine: rest };
      },
    },
  };
}

test('a car is begun and everything confirmed of it saved', async () => {
  const { online, calls } = carServer();
  const { state, car } = page('a', { mileageKm: 72_100 });
  await saveNewCar(1, car, calls);
  expect(state).toMatchObject({ kept: { mine: {} }, listing: { id: 1 } });
  expect(online.cars.get('a')?.fields).toEqual({ mileageKm: 72_100 });
});

test('an answer about the former car that comes late is not taken for the next one', async () => {
  const { online, calls } = carServer();
  const { state, car } = page('a', { mileageKm: 72_100 });
  const { promise, resolve } = Promise.withResolvers<void>();
  online.held = promise;
  const saving = saveNewCar(1, car, calls);
  state.kept = { key: 'b', mine: { mileageKm: 5 } };
  resolve();
  expect(await saving).toMatchObject({ id: 1 });
  expect(state).toEqual({ kept: { key: 'b', mine: { mileageKm: 5 } }, listing: undefined });
  expect(online.cars.get('a')?.fields).toEqual({});
});

test('one refused value keeps no other from being saved, and stays to be changed', async () => {
  const { online, calls } = carServer();
  const { state, car } = page('a', { mileageKm: 9_999_999, powerKw: 88 });
  await expect(saveNewCar(1, car, calls)).rejects.toMatchObject({ code: 'invalid-request' });
  expect(online.cars.get('a')?.fields).toEqual({ powerKw: 88 });
  expect(state.kept.mine).toEqual({ mileageKm: 9_999_999 });
});

test('what is not saved of a car that is left waits on the device for a connection', async () => {
  const { online, calls } = carServer();
  const kept = keptOnDevice<{ key: string; mine: SomeEditableFields }[]>('left');
  online.isReachable = false;
  const left = leftCars(1, kept, calls);
  left.leave({ key: 'a', mine: { mileageKm: 72_100 } });
  left.leave({ key: 'b', mine: {} });
  await left.save();
  expect(kept.read()).toEqual([{ key: 'a', mine: { mileageKm: 72_100 } }]);
  online.isReachable = true;
  await leftCars(1, kept, calls).save();
  expect(kept.read()).toEqual([]);
  expect(online.cars.get('a')?.fields).toEqual({ mileageKm: 72_100 });
});
