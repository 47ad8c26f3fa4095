import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@kardan/contract/client/api-error';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { askDealer } from '../../scale/inquiries.ts';
import { visitorAt } from '../../scale/visitor.ts';
import { givenUpMs, longestSeconds, stillWaiting } from './ask.ts';
import { carsOfAKind, type FaultyStack, password } from './faulty-stack.ts';

/** Something that a person did during a fault, and what they were told of it. */
export interface Write {
  name: string;
  verdict: 'done' | 'outage' | 'wrong';
  told: string;
  seconds: number;
  /** Whether what was acknowledged is there. */
  isStored(): Promise<boolean>;
}

interface Attempt {
  name: string;
  send(): Promise<unknown>;
  isStored(): Promise<boolean>;
  mayTakeLong?: boolean;
}

let turn = 0;

/** What people change most: they ask a dealer, save a car, sign in, look at cars, upload a picture. */
export async function attemptWrites(stack: FaultyStack, origin: string): Promise<Write[]> {
  const { db, dealership, cars, account } = stack;
  const visitor = visitorAt(origin);
  const owner = await stack.owner(origin);
  const car = cars[turn++ % carsOfAKind] as (typeof cars)[number];
  const name = `Anna ${randomBytes(6).toString('hex')}`;
  const priceEur = 20_000 + turn;
  const batchId = randomUUID();
  const params = { dealershipId: String(dealership.id), listingId: String(car.id) };
  const file = await photo(400, 300, turn).jpeg().toBuffer();
  let uploadId = '';
  const attempts: Attempt[] = [
    {
      name: 'ask a dealer',
      send: () => askDealer(visitor, car.id, name),
      isStored: async () =>
        (await db.selectFrom('inquiry').select('id').where('senderName', '=', name).execute()).length === 1,
    },
    {
      name: 'save a car',
      send: () => owner.saveListing({ params, body: { fields: { priceEur }, before: { priceEur: car.priceEur } } }),
      isStored: async () => (await owner.ownListing({ params })).fields.priceEur === priceEur,
    },
    {
      name: 'sign in',
      send: () => visitor.signIn({ body: { email: account.email, password, client: 'other' } }),
      isStored: async () => true,
    },
    {
      name: 'report statistics',
      send: () => visitor.reportStatistics({ body: { batchId, events: [{ kind: 'view', listingId: car.id }] } }),
      isStored: async () =>
        (await db.selectFrom('statisticsBatch').select('id').where('id', '=', batchId).execute()).length === 1,
    },
    {
      name: 'upload a picture',
      mayTakeLong: true,
      send: async () => {
        const body = new FormData();
        body.append('image', new Blob([file], { type: 'image/jpeg' }));
        uploadId = (await owner.uploadImage({ params: { dealershipId: params.dealershipId }, body })).id;
      },
      isStored: async () =>
        (await db.selectFrom('imageUpload').select('id').where('id', '=', uploadId).execute()).length === 1,
    },
  ];
  return Promise.all(attempts.map(attempt));
}

async function attempt({ name, send, isStored, mayTakeLong }: Attempt): Promise<Write> {
  const started = performance.now();
  const sending = send().then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? `${error.status ?? ''} ${error.code}`.trim() : String(error)),
  );
  // Uploads take their time, and whoever sends one sees how far it is.
  const told = await Promise.race([sending, sleep(givenUpMs, stillWaiting, { ref: false })]);
  const seconds = (performance.now() - started) / 1_000;
  const late = seconds > longestSeconds && !mayTakeLong;
  const verdict = late ? 'wrong' : told === 'done' ? 'done' : isOutage(told) ? 'outage' : 'wrong';
  return { name, verdict, told: late ? `${told}, late (${seconds.toFixed(1)} s)` : told, seconds, isStored };
}

function isOutage(told: string): boolean {
  return told.startsWith('503 ') || told === stillWaiting;
}
