import { createHash, randomUUID } from 'node:crypto';
import { completeCar } from '@kardan/core/testing/complete-car';
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
  const { title, description, batteryHealthIssuer, externalId, internalNote, videoUrl } = fields;
  await call('saveListing', {
    params,
    given: {
      fields: { priceEur: 17_900 },
      before: { priceEur: 18_900, title, description, batteryHealthIssuer, externalId, internalNote, videoUrl },
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
export async function describeDealership({ db }: Scene, { owner, dealership, tag }: Cast): Promise<void> {
  const { call } = owner;
  const params = { dealershipId: dealership.id };
  const revised = async (name: Parameters<typeof call>[0], given: object, further = {}) => {
    const { revision } = await call('ownProfile', { params });
    await call(name, { params: { ...params, ...further }, given: { ...given }, ifMatch: revision });
  };
  const place = { postcode: '1010', cityId: null, pin: null, phone: null, accentColour: null };
  // A new address is told to the former one.
  await revised('saveProfile', { ...place, email: `vorher-${tag}@example.at` });
  await revised('saveProfile', { ...place, email: dealership.email });
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
