// @vitest-environment jsdom
import type { EditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { ApiError } from '@kardan/contract/client/api-error';
import { expect, test, vi } from 'vitest';
import { keptOnDevice } from '#lib/form/draft.ts';
import { changedBetween, collisionsOf, type Edits } from './merge-edits.ts';
import { createSaveQueue } from './save-queue.ts';

/** A server with one car that merges as the API does; `fail` is thrown by the next saves as often as it is there. */
function server(first: Partial<EditableFields>) {
  const online = { fields: { ...first } as EditableFields, fails: [] as Error[], saves: 0, held: Promise.resolve() };
  const car = () => ({ fields: { ...online.fields } }) as OwnListing;
  let known = car();
  const kept = keptOnDevice<Edits>(`test-${Math.random()}`);
  const start = () =>
    createSaveQueue({
      current: () => known,
      load: async () => car(),
      onAnswer: (answer) => {
        known = answer;
      },
      send: async (edits) => {
        online.saves += 1;
        await online.held;
        const fail = online.fails.shift();
        if (fail) throw fail;
        const collisions = collisionsOf(edits, online.fields);
        if (collisions.length > 0) throw new ApiError('edit-conflict', { status: 409 });
        Object.assign(online.fields, edits.mine);
        return car();
      },
      kept,
      delayMs: 5,
      firstRetryMs: 5,
    });
  return { online, kept, start };
}

const saved = (queue: ReturnType<typeof createSaveQueue>) =>
  vi.waitFor(() => expect(queue.state().status).toBe('saved'));

test('what is typed is saved by itself, in one request', async () => {
  const { online, kept, start } = server({ mileageKm: 1, title: '' });
  const queue = start();
  queue.edit('title', 'Okt');
  queue.edit('title', 'Octavia');
  queue.edit('mileageKm', 2);
  expect(queue.state().status).toBe('typing');
  expect(kept.read()?.mine).toEqual({ title: 'Octavia', mileageKm: 2 });
  await saved(queue);
  expect(online).toMatchObject({ fields: { title: 'Octavia', mileageKm: 2 }, saves: 1 });
  expect(kept.read()).toBeUndefined();
});

test('what is typed while a request is under way is sent after it', async () => {
  const { online, start } = server({ title: '' });
  const queue = start();
  let release = () => {};
  online.held = new Promise((resolve) => {
    release = resolve;
  });
  queue.edit('title', 'Octavia');
  const flushed = queue.flush();
  queue.edit('title', 'Octavia Combi');
  release();
  await flushed;
  expect(online.fields.title).toBe('Octavia Combi');
  expect(queue.state().edits.mine).toEqual({});
});

test.each([
  new ApiError('body-too-slow', { status: 408 }),
  new ApiError('too-many-requests', { status: 429 }),
  new ApiError('overloaded', { status: 503 }),
])('what passes by itself (%s) is tried again by itself', async (failure) => {
  const { online, start } = server({ title: '' });
  online.fails.push(failure);
  const queue = start();
  queue.edit('title', 'Octavia');
  await queue.flush();
  expect(queue.state().status).toBe('offline');
  await saved(queue);
  expect(online).toMatchObject({ fields: { title: 'Octavia' }, saves: 2 });
});

test('without a connection it stays on the device, and another visit sends it', async () => {
  const { online, kept, start } = server({ title: '' });
  online.fails.push(new ApiError('network'));
  const queue = start();
  queue.edit('title', 'Octavia');
  await queue.flush();
  expect(queue.state().status).toBe('offline');
  expect(kept.read()?.mine).toEqual({ title: 'Octavia' });
  const later = start();
  later.start();
  await saved(later);
  expect(online.fields.title).toBe('Octavia');
});

test('a field that the API refuses says why and does not hold up the others', async () => {
  const { online, start } = server({ powerKw: 110, title: '' });
  const issue = { in: 'body', path: ['fields', 'powerKw'], code: 'too-big', message: 'Höchstens 2.000.' } as const;
  online.fails.push(new ApiError('invalid-request', { status: 400, issues: [{ ...issue, path: [...issue.path] }] }));
  const queue = start();
  queue.edit('powerKw', 99_999);
  queue.edit('title', 'Octavia');
  await queue.flush();
  expect(online.fields).toMatchObject({ title: 'Octavia', powerKw: 110 });
  expect(queue.state().refused.get('powerKw')).toBe('Höchstens 2.000.');
  queue.refuse(new Map());
  expect(queue.refusedEdits()).toEqual(['powerKw']);
  queue.edit('powerKw', 120);
  await queue.flush();
  expect(online.fields.powerKw).toBe(120);
  expect(queue.state().refused.size).toBe(0);
  queue.refuse(new Map([['title', 'Fehlt.']]));
  expect(queue.refusedEdits()).toEqual([]);
});

test('two people who change the same are asked, and only about that', async () => {
  const { online, start } = server({ mileageKm: 4_800, title: 'a', seats: 5 });
  const queue = start();
  queue.edit('mileageKm', 48_000);
  queue.edit('seats', 4);
  Object.assign(online.fields, { mileageKm: 5_120, title: 'b' });
  await queue.flush();
  expect(queue.state().status).toBe('conflict');
  expect(changedBetween(queue.state().base as EditableFields, online.fields)).toEqual(['mileageKm', 'title']);
  queue.edit('seats', 7);
  expect(queue.state().status).toBe('conflict');
  await queue.resolve(['mileageKm']);
  expect(online.fields).toEqual({ mileageKm: 5_120, title: 'b', seats: 7 });
  expect(queue.state().status).toBe('saved');
});

test('a conflict in which mine is chosen is saved over the other’s', async () => {
  const { online, start } = server({ mileageKm: 4_800 });
  const queue = start();
  queue.edit('mileageKm', 48_000);
  online.fields.mileageKm = 5_120;
  await queue.flush();
  await queue.resolve([]);
  expect(online.fields.mileageKm).toBe(48_000);
});
