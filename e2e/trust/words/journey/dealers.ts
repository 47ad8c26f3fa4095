import { createHash, randomUUID } from 'node:crypto';
import { completeCar } from '@kardan/core/testing/complete-car';
import { startReceiver } from '@kardan/core/webhooks/testing/receiver';
import sharp from 'sharp';
import type { Scene } from '../scene.ts';
import type { Cast } from './cast.ts';
import { untilThere } from './until-there.ts';

/** A car is written and brought online; its id. */
export async function offerCar({ db }: Scene, { owner, dealership, secrets }: Cast): Promise<number> {
  const { call } = owner;
  const dealershipId = dealership.id;
  const vin = `WVWZZZ1KZ6W${String(100_000 + (dealershipId % 900_000))}`;
  secrets.set('VIN', vin);
  const { id: listingId } = await call('createListing', {
    params: { dealershipId },
    given: { key: randomUUID(), fields: { ...completeCar, vin } },
  });
  const params = { dealershipId, listingId };
  const { fields } = await call('ownListing', { params });
  const { title, description, batteryHealthIssuer, externalId, internalNote } = fields;
  await call('saveListing', {
    params,
    given: {
      fields: { priceEur: 17_900 },
      before: { priceEur: 18_900, title, description, batteryHealthIssuer, externalId, internalNote },
    },
  });
  const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('listingId', String(listingId));
  form.set('key', createHash('sha256').update(image).digest('hex'));
  form.set('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'bild.jpg');
  const upload = await call('uploadImage', { params: { dealershipId }, form });
  const { contentHash } = await untilThere('the picture', () =>
    db
      .selectFrom('imageUpload')
      .innerJoin('image', 'image.id', 'imageUpload.imageId')
      .select('image.contentHash')
      .where('imageUpload.id', '=', upload?.id)
      .executeTakeFirst(),
  );
  await call('arrangePictures', { params, given: { pictures: [{ contentHash }], removed: undefined } });
  await call('publishListing', { params });
  const link = await call('makeUploadLink', { params });
  secrets.set('upload link', new URL(link.url).hash.slice(1) || link.url.split('/').at(-1));
  return Number(listingId);
}

/** What a dealership tells of itself. */
export async function describeDealership({ db }: Scene, { owner, dealership }: Cast): Promise<void> {
  const { call } = owner;
  const params = { dealershipId: dealership.id };
  const revised = async (name: Parameters<typeof call>[0], given: object, further = {}) => {
    const { revision } = await call('ownProfile', { params });
    await call(name, { params: { ...params, ...further }, given: { ...given }, ifMatch: revision });
  };
  await revised('saveProfile', {
    postcode: '1010',
    cityId: null,
    pin: null,
    phone: null,
    email: dealership.email,
    accentColour: null,
  });
  await revised('saveOpeningHours', { specialDays: [{ date: '2031-12-24', hours: [] }] });
  const make = db.selectFrom('make').select('id').where('slug', '=', 'volkswagen');
  const { id } = await make.executeTakeFirstOrThrow();
  await revised('saveContractMakes', { sales: [id], service: [] });
  await revised('savePerson', { phone: null, email: null, photo: null }, { personId: randomUUID() });
  await revised('saveCustomPage', {});
  await revised('saveLegal', {
    legalForm: 'gmbh',
    companyRegisterNumber: '123456a',
    vatId: null,
    gisaNumber: '01234567',
  });
  await call('updateOwnAccount', { given: {} });
  await call('inviteMember', { params, given: { email: `neu-${dealership.slug}@example.at` } });
  await call('mailDealershipAdmin', { given: { dealershipId: String(dealership.id) } });
}

/** What other systems of a dealership are told, and what they tell. */
export async function connectSystems(
  { db, as, speech }: Scene,
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
  secrets.set('password of a feed', secret);
  const settings = {
    source: 'url',
    location: 'http://127.0.0.1:2/stock.csv',
    secret,
    hostKey: null,
    intervalMinutes: null,
    dailyAt: null,
    sites: {},
    answers: {},
    vanishLimitPercent: 5,
  };
  const feed = await call('createFeed', { params, given: { ...settings, format: 'kardan-json' } });
  await call('changeFeed', { params: { ...params, feedId: feed?.id }, given: settings });
  await call('mapFeedValue', { params: { ...params, feedId: feed?.id }, given: { column: 'farbe', value: 'red' } });
  const system = as(key?.token ?? key?.secret);
  await system('pushCar', {
    params: { ...params, number: `N${dealership.id}` },
    given: { fields: completeCar, pictures: undefined, uploads: undefined },
  });
  await system('pushCars', { params, given: { cars: [{ fields: completeCar }] } });
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

  /** A system of the dealer's that answers with whatever it likes, which is kept. */
  async function useWebhook(): Promise<void> {
    await using receiver = await startReceiver();
    const answer = speech.say('webhook', 'answer', 'text');
    receiver.behave((response) => response.writeHead(200, { 'content-type': 'text/html' }).end(answer));
    const given = { url: receiver.url, events: ['listing.sold', 'inquiry.created', 'inquiry.erased'] };
    const hook = await call('createWebhook', { params, given });
    secrets.set('webhook secret', hook?.secret);
    const ofHook = { ...params, webhookId: hook?.webhook.id };
    await call('changeWebhook', { params: ofHook, given });
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
}

/** What is done in threads. */
export async function answerBuyers({ db }: Scene, { owner, dealership }: Cast): Promise<string> {
  const { call } = owner;
  const threads = await db
    .selectFrom('inquiryRecipient')
    .select('id')
    .where('dealershipId', '=', dealership.id)
    .orderBy('id')
    .execute();
  const [first, second] = threads.map(({ id }) => ({ dealershipId: dealership.id, threadId: id }));
  await call('replyToThread', { params: first, given: { key: randomUUID() } });
  await call('noteInThread', { params: first, given: { key: randomUUID() } });
  await call('setThreadState', { params: second, given: { state: 'lost', before: 'open', reason: 'price' } });
  await call('fillTemplate', { params: first, given: {} });
  return first?.threadId ?? '';
}
