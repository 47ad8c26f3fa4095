import { randomUUID } from 'node:crypto';
import { numberedCarToPush } from '@kardan/contract/calls/stock/push';
import { openFileHost } from '@kardan/core/feeds/testing/file-host';
import { completeCar } from '@kardan/core/testing/complete-car';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import { fillBody } from '../fill-body.ts';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { untilThere } from './until-there.ts';

/** What other systems of a dealership are told, and what they tell. */
export async function connectSystems(
  { db, as, speech, refused }: Scene,
  { owner, dealership, secrets, tag }: Cast,
): Promise<void> {
  const { call } = owner;
  const params = { dealershipId: dealership.id };
  const key = await call('createApiKey', { params, given: { networks: undefined, scopes: ['stock', 'inquiries'] } });
  secrets.set('API key', key?.token ?? key?.secret);
  await call('changeApiKey', {
    params: { ...params, keyId: key?.key?.id ?? key?.id },
    given: { networks: [], scopes: ['stock', 'inquiries'] },
  });
  await useWebhook();
  const link = await call('createExportLink', { params, given: { format: 'json' } });
  secrets.set('export link', new URL(link.address).pathname.split('/').at(-2) ?? '');
  const secret = `feedpasswort-${tag}`;
  const token = `feedtoken-${tag}`;
  secrets.set('password of a feed', secret).set('token in the address of a feed', token);
  const settings = {
    source: 'url',
    location: `http://127.0.0.1:2/stock.json?token=${token}`,
    secret,
    hostKey: null,
    intervalMinutes: null,
    dailyAt: null,
    sites: {},
    answers: {},
    vanishLimitPercent: 5,
  };
  const feed = await fetchFeed();
  const ofFeed = { ...params, feedId: feed?.id };
  await call('changeFeed', { params: ofFeed, given: settings });
  await call('runFeed', { params: ofFeed, given: { dry: true } });
  await call('mapFeedValue', { params: ofFeed, given: { column: 'farbe', value: 'red' } });
  const system = as(key?.token ?? key?.secret);
  await system('pushCar', {
    params: { ...params, number: `N${dealership.id}` },
    given: { fields: completeCar, uploads: undefined },
  });
  await pushMany();
  await call('saveReplyTemplate', { params: { ...params, templateId: randomUUID() }, given: {} });
  await call('saveStockView', { params });
  await call('saveRoutingRules', {
    params,
    given: { rules: [{ makes: ['volkswagen'], languages: [], subjects: [], accountId: owner.accountId }] },
  });
  await call('previewBulk', {
    params,
    given: { filter: { aboveBand: undefined, unpublished: undefined }, act: { kind: 'publish' } },
  });
  const byHand = { ...settings, source: 'upload', location: null, username: null, secret: undefined };
  const filled = await call('createFeed', { params, given: { ...byHand, format: 'kardan-json' } });
  await uploadFile(filled?.id);
  await uploadBrokenFile(filled?.id);

  /** A file is fetched from an address with a token in it, and then no more, since nobody answers there. */
  async function fetchFeed() {
    await using host = await openFileHost();
    const path = `/stock.json?token=${token}`;
    host.files.set(path, Buffer.from(JSON.stringify([{ ...completeCar, externalId: 'F1' }])));
    const feed = await call('createFeed', {
      params,
      given: { ...settings, location: host.origin + path, format: 'kardan-json' },
    });
    await call('runFeed', { params: { ...params, feedId: feed?.id }, given: { dry: true } });
    await untilRun(feed?.id);
    return feed;
  }

  function untilRun(feedId: string) {
    return untilThere('the run of a feed', () =>
      db
        .selectFrom('feedRun')
        .select('id')
        .where('feedId', '=', feedId)
        .where('finishedAt', 'is not', null)
        .executeTakeFirst(),
    );
  }

  /** Each of many is judged for itself, and a refused one refuses no call: what is said fits a car. */
  async function pushMany(): Promise<void> {
    const given = { fields: completeCar, uploads: undefined };
    const { body: car, said } = fillBody('pushCars', { body: numberedCarToPush }, speech, given);
    const pushed = await system('pushCars', { params, given: { cars: [car] } });
    const [item] = pushed?.items ?? [];
    if (item?.fate === 'refused') refused.push(`pushCars: ${JSON.stringify(item.issues)}`);
    speech.remember(...said.map((each) => ({ ...each, field: `cars.[].${each.field}` })));
  }

  /** A system of the dealer's that answers with whatever it likes, which is kept. */
  async function useWebhook(): Promise<void> {
    await using receiver = await startReceiver();
    const answer = speech.say('webhook', 'answer', 'text');
    receiver.behave((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(answer));
    const path = `webhookpfad-${tag}`;
    secrets.set('path in the address of a webhook', path);
    // Behind what is theirs an address may say anything; it is asked all the same.
    const urlFor = (name: string) =>
      speech.say(name, 'url', 'address').replace('https://evil.example/', `${new URL(`/${path}`, receiver.url).href}?`);
    const events = ['listing.sold', 'inquiry.created', 'inquiry.erased'];
    const hook = await call('createWebhook', { params, given: { url: urlFor('createWebhook'), events } });
    secrets.set('webhook secret', hook?.secret);
    const ofHook = { ...params, webhookId: hook?.webhook.id };
    await call('changeWebhook', { params: ofHook, given: { url: urlFor('changeWebhook'), events } });
    const { id } = await call('testWebhook', { params: ofHook });
    await untilThere('what a webhook answers', () =>
      db.selectFrom('webhookAttempt').select('response').where('deliveryId', '=', id).executeTakeFirst(),
    );
  }

  /** A file whose cells are as harmful as fields of a form. */
  async function uploadFile(feedId: string): Promise<void> {
    const say = (field: string, max: number) => speech.say('uploadFeedFile', field, 'line', max);
    const car = {
      ...completeCar,
      externalId: say('cell', 40),
      title: say('cell', 100),
      description: say('cell', 500),
      colour: say('cell', 60),
    };
    const form = new FormData();
    form.set('name', say('name', 120));
    form.set('file', new Blob([JSON.stringify([car])], { type: 'application/json' }), 'bestand.json');
    await call('uploadFeedFile', { params: { ...params, feedId }, form });
  }

  /** Owners are told of a run that failed. */
  async function uploadBrokenFile(feedId: string): Promise<void> {
    await untilRun(feedId);
    const form = new FormData();
    form.set('name', 'kaputt.json');
    form.set('file', new Blob(['[{'], { type: 'application/json' }), 'kaputt.json');
    await call('uploadFeedFile', { params: { ...params, feedId }, form });
  }
}
