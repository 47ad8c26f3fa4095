import type { VersionProposals } from '@kardan/contract/calls/listings/valuation';
import { expect, test } from 'vitest';
import type { QueuedPicture } from '../uploads/create-upload-queue.ts';
import { beginCar, resumeCar } from './kept-car.ts';
import { inspectionMonths, isComplete, noFields, openQuestions } from './open-questions.ts';
import { nextShot, shotList } from './shot-list.ts';
import { fieldsOfVersion } from './version-fields.ts';

const picture = (change: Partial<QueuedPicture>): QueuedPicture => ({
  id: 'a',
  carKey: 'k',
  listingId: null,
  shot: 'front-left',
  state: 'uploading',
  progress: 0.62,
  previewUrl: 'blob:a',
  retryAt: null,
  rejection: null,
  contentHash: null,
  ...change,
});

test('the list of shots says what is there, on its way, left out and next', () => {
  const queued = [
    picture({}),
    picture({ shot: 'front', state: 'done' }),
    picture({ shot: 'rear', state: 'failed', retryAt: 5 }),
    picture({ shot: 'boot', state: 'failed', rejection: 'nein' }),
  ];
  const tiles = shotList(queued, [{ contentHash: 'f'.repeat(64), shot: 'seats' }], ['side-left'], null);
  expect(Object.fromEntries(tiles.map(({ shot, state }) => [shot, state]))).toMatchObject({
    'front-left': 'uploading',
    front: 'done',
    'side-left': 'skipped',
    'rear-left': 'next',
    rear: 'failed',
    'rear-right': 'missing',
    seats: 'done',
    boot: 'refused',
  });
  expect(nextShot(tiles, null)).toBe('rear-left');
  expect(nextShot(tiles, 'wheels')).toBe('wheels');
});

test('a shot that is taken again shows the new picture', () => {
  const queued = [picture({ state: 'done' }), picture({ id: 'b', previewUrl: 'blob:b' })];
  expect(shotList(queued, [], [], null)[0]).toMatchObject({ state: 'uploading', pictureUrl: 'blob:b' });
});

test('what is missing is asked, and nothing else', () => {
  const questions = openQuestions(noFields);
  expect(questions.slice(0, 2)).toEqual(['make', 'model']);
  expect(questions).toContain('mileageKm');
  expect(questions).toContain('taxation');
  expect(questions).not.toContain('title');
  expect(questions).not.toContain('priceEur');
  expect(openQuestions({ ...noFields, category: 'new' })).toContain('co2GPerKm');
  expect(openQuestions({ ...noFields, category: 'new' })).not.toContain('firstRegistration');
});

test('a car without Pickerl and taxation can go online, one without mileage cannot', () => {
  const full = {
    ...noFields,
    make: 'ford',
    model: 'focus',
    category: 'used',
    priceEur: 17_890,
    firstRegistration: '2020-06',
    mileageKm: 72_100,
    fuel: 'diesel',
    powerKw: 88,
    gearbox: 'manual',
    body: 'estate',
  } as const;
  // Flags without an answer of their own are told by nobody here: the server takes them as said by default.
  expect(isComplete(full)).toBe(true);
  expect(isComplete({ ...full, mileageKm: null })).toBe(false);
  expect(isComplete({ ...full, priceEur: null })).toBe(false);
});

test('the Pickerl is due in the month of the registration, never in one that is over', () => {
  expect(inspectionMonths('2020-06', '2026-11-16')).toEqual(['2027-06', '2028-06', '2029-06']);
  expect(inspectionMonths('2020-12', '2026-11-16')).toEqual(['2026-12', '2027-12', '2028-12']);
});

test('a version fills only what nobody has said', () => {
  const proposals = {
    make: { id: 1, slug: 'ford', name: 'Ford' },
    model: { id: 2, slug: 'focus', name: 'Focus' },
    version: { slug: '1-5-ecoblue' } as VersionProposals['version'],
    fields: { powerKw: 88, seats: 5, drive: null, nationalCode: '187204' },
  };
  expect(fieldsOfVersion(proposals, { ...noFields, powerKw: 90 })).toEqual({
    make: 'ford',
    model: 'focus',
    version: '1-5-ecoblue',
    seats: 5,
    nationalCode: '187204',
  });
});

test('a visit goes on with the car that was begun, and not with the end of the last one', () => {
  const begun = { ...beginCar(), isBegun: true };
  expect(resumeCar(begun, () => 0)).toBe(begun);
  const ended = { ...begun, ending: 'published' as const };
  expect(resumeCar(ended, () => 2)).toBe(ended);
  expect(resumeCar(ended, () => 0)).toMatchObject({ isBegun: false, ending: null });
});
