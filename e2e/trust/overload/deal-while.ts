import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import { stockFile } from '@kardan/core/feeds/testing/stock-file';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { changePrice } from '../../people/dealer.ts';
import { askDealer } from '../../people/inquiries.ts';
import { outcomeOf, visitorAt } from '../../people/visitor.ts';
import { sized } from '../size.ts';
import type { BusyStack } from './busy-stack.ts';
import type { Gate } from './gate.ts';

export const dealtKinds = ['saved', 'asked', 'answered', 'files', 'pictures'] as const;
export type Dealt = Record<(typeof dealtKinds)[number], number> & { refused: string[] };

/** Seconds from one to the next of each kind; what is rare comes more often in a run of half a minute. */
const everySeconds = sized({
  small: { saved: 2, asked: 10, answered: 10, files: 10, pictures: 5 },
  full: { saved: 2, asked: 20, answered: 60, files: 60, pictures: 20 },
});
export const feedCars = sized({ small: 20, full: 200 });
/** A buyer is written to thirty times a day at most. */
const answersOfThread = 25;
/** A token is good for a quarter of an hour. */
const tokenMs = 7 * 60_000;

/** Dealers who change prices, answer, and bring files of their stock and pictures, and somebody who asks them, each at a pace. */
export async function dealWhile(stack: BusyStack, gate: Gate, signal: AbortSignal): Promise<Dealt> {
  const done: Dealt = { saved: 0, asked: 0, answered: 0, files: 0, pictures: 0, refused: [] };
  const acts = actsOf(stack);
  const keep = async (kind: (typeof dealtKinds)[number]) => {
    for (let turn = 0; !signal.aborted; turn++) {
      const outcome = await outcomeOf(gate.pass(() => acts[kind](turn)));
      if (outcome === 'done') done[kind] += 1;
      else done.refused.push(`${kind}: ${outcome}, ${new Date().toISOString()}`);
      await sleep(everySeconds[kind] * 1_000, undefined, { signal }).catch(() => {});
    }
  };
  await Promise.all(dealtKinds.map(keep));
  return done;
}

function actsOf(stack: BusyStack): Record<(typeof dealtKinds)[number], (turn: number) => Promise<unknown>> {
  const { db, dealership, ownCarIds, feedId, web } = stack;
  const dealershipId = String(dealership.id);
  const cars = ownCarIds.map((id) => ({ id, dealershipId: dealership.id, priceEur: 15_000 }));
  const carAt = (turn: number) => cars[turn % cars.length] as (typeof cars)[number];
  const dealer = dealerOf(stack);
  let threadId = '';
  return {
    async saved(turn) {
      const car = carAt(turn);
      await changePrice(await dealer(), car, car.priceEur + 1);
    },
    asked: (turn) => askDealer(visitorAt(web.origin), carAt(turn).id, `Anna ${turn}`),
    async answered(turn) {
      const email = `julia-${randomBytes(8).toString('hex')}@example.at`;
      if (turn % answersOfThread === 0) ({ threadId } = await buildThread(db, dealership.id, { email }));
      const body = { key: randomUUID(), text: `Gern, kommen Sie vorbei. (${turn})` };
      await (await dealer()).replyToThread({ params: { dealershipId, threadId }, body });
    },
    async files(turn) {
      const body = new FormData();
      body.append('name', 'bestand.json');
      const file = Buffer.concat([...stockFile(feedCars, { priceEur: 20_000 + turn })]);
      body.append('file', new Blob([file]), 'bestand.json');
      // One account brings twenty files an hour at most.
      const person = visitorAt(web.origin, { token: await stack.signIn() });
      await person.uploadFeedFile({ params: { dealershipId, feedId }, body });
    },
    async pictures(turn) {
      const body = new FormData();
      body.append(
        'image',
        new Blob(
          [
            await photo(1_600, 1_200, 40_000 + turn)
              .jpeg()
              .toBuffer(),
          ],
          { type: 'image/jpeg' },
        ),
      );
      await (await dealer()).uploadImage({ params: { dealershipId }, body });
    },
  };
}

/** Somebody of the dealership, signed in anew before the token ends. */
function dealerOf(stack: BusyStack): () => Promise<Client<Calls>> {
  let token: Promise<string> | undefined;
  let signedAt = 0;
  return async () => {
    if (!token || performance.now() - signedAt > tokenMs) {
      signedAt = performance.now();
      token = stack.signIn();
      // Whoever could not sign in tries with the next act.
      token.catch(() => {
        token = undefined;
      });
    }
    return visitorAt(stack.web.origin, { token: await token });
  };
}
