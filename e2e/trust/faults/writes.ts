import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@kardan/contract/client/api-error';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { askDealer } from '../../people/inquiries.ts';
import { visitorAt } from '../../people/visitor.ts';
import { givenUpMs, maxSeconds, stillWaiting } from './ask.ts';
import { carsOfAKind, type FaultyStack, password } from './faulty-stack.ts';
import { mailFlaw, mailsNaming } from './mails.ts';

/** Something that a person did during a fault, and what they were told of it. */
export interface Write {
  name: string;
  verdict: 'done' | 'outage' | 'wrong';
  told: string;
  seconds: number;
  /** What is wrong with it though it was acknowledged, once nothing is left to do. */
  flaw(mayMailTwice: boolean): Promise<string | undefined>;
}

interface Attempt extends Pick<Write, 'name' | 'flaw'> {
  send(): Promise<unknown>;
  mayTakeLong?: boolean;
}

let turn = 0;

/** What people change most: they ask a dealer, save a car, sign in, look at cars, upload a picture. */
export async function prepareWrites(stack: FaultyStack, origin: string): Promise<Attempt[]> {
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
  let sessionId: string | undefined;
  return [
    {
      name: 'ask a dealer',
      send: () => askDealer(visitor, car.id, name),
      async flaw(mayMailTwice) {
        const stored = await db.selectFrom('inquiry').select('id').where('senderName', '=', name).execute();
        if (stored.length !== 1) return `stored ${stored.length} times`;
        return mailFlaw(await mailsNaming(dealership.email, name), mayMailTwice);
      },
    },
    {
      name: 'save a car',
      send: () => owner.saveListing({ params, body: { fields: { priceEur }, before: { priceEur: car.priceEur } } }),
      flaw: async () => lostUnless((await owner.ownListing({ params })).fields.priceEur === priceEur),
    },
    {
      name: 'sign in',
      async send() {
        const answer = await visitor.signIn({ body: { email: account.email, password, client: 'other' } });
        if (answer.outcome !== 'second-factor') sessionId = sessionOf(answer.accessToken);
      },
      async flaw() {
        if (!sessionId) return 'no session';
        const found = await db.selectFrom('session').select('id').where('id', '=', sessionId).execute();
        return lostUnless(found.length === 1);
      },
    },
    {
      name: 'report statistics',
      send: () => visitor.reportStatistics({ body: { batchId, events: [{ kind: 'view', listingId: car.id }] } }),
      async flaw() {
        const stored = await db.selectFrom('statisticsBatch').select('id').where('id', '=', batchId).execute();
        return lostUnless(stored.length === 1);
      },
    },
    {
      name: 'upload a picture',
      mayTakeLong: true,
      send: async () => {
        const body = new FormData();
        body.append('image', new Blob([file], { type: 'image/jpeg' }));
        uploadId = (await owner.uploadImage({ params: { dealershipId: params.dealershipId }, body })).id;
      },
      async flaw() {
        const upload = db.selectFrom('imageUpload').select('state').where('id', '=', uploadId);
        const state = (await upload.executeTakeFirst())?.state ?? 'lost';
        return state === 'ready' ? undefined : state;
      },
    },
  ];
}

/** The session that a token is of, as it says itself. */
function sessionOf(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string }).sid;
}

function lostUnless(isThere: boolean): string | undefined {
  return isThere ? undefined : 'lost';
}

/** Sends it, and gives what whoever did it was told. */
export async function attempt({ name, send, flaw, mayTakeLong }: Attempt): Promise<Write> {
  const started = performance.now();
  const sending = send().then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? `${error.status ?? ''} ${error.code}`.trim() : String(error)),
  );
  // Uploads take their time, and whoever sends one sees how far it is.
  const told = await Promise.race([sending, sleep(givenUpMs, stillWaiting, { ref: false })]);
  const seconds = (performance.now() - started) / 1_000;
  const late = seconds > maxSeconds && !mayTakeLong;
  const verdict = late ? 'wrong' : told === 'done' ? 'done' : isOutage(told) ? 'outage' : 'wrong';
  return { name, verdict, told: late ? `${told}, late (${seconds.toFixed(1)} s)` : told, seconds, flaw };
}

function isOutage(told: string): boolean {
  return told.startsWith('503 ') || told === stillWaiting;
}
