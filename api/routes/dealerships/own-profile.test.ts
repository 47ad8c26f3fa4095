import { randomUUID } from 'node:crypto';
import type { ProfileInput } from '@kardan/contract/calls/admin/profile-fields';
import { dayAfter, viennaDay } from '@kardan/contract/values/vienna-day';
import { writeAddressChangeMail } from '@kardan/core/dealerships/mails/write-address-change-mail';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { keepPicture } from '@kardan/core/media/uploads/keep-picture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actsOf, buildOffice, legalInput } from '../../testing/own-office.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

type How = Parameters<typeof buildOffice> extends [unknown, ...infer Rest] ? Rest : never;
const office = (...how: How) => buildOffice(running, ...how);
const acts = (dealershipId: number) => actsOf(running, dealershipId);

const profileInput: ProfileInput = {
  name: 'Autohaus Lechner',
  street: 'Annenstraße 12',
  postcode: '8020',
  cityId: null,
  pin: null,
  phone: '+43 316 123456',
  email: 'office@lechner.example',
  website: 'https://www.lechner.example',
  description: 'Seit 1950 in Graz.',
  languages: ['de', 'sl'],
  services: ['workshop'],
  accentColour: '#1a5fb4',
};

/** A finished upload of a dealership's own, for no car. */
async function uploaded(dealershipId: number, widthPx: number): Promise<string> {
  const { db } = running.database;
  const bytes = await photo(widthPx, 60).webp().toBuffer();
  const imageId = await keepPicture({ db, media: running.services.media }, bytes);
  const sourceHash = widthPx.toString(16).padStart(64, '0');
  const upload = { id: randomUUID(), dealershipId, sourceHash, sourceBytes: 1, imageId };
  await db
    .insertInto('imageUpload')
    .values({ ...upload, state: 'ready', processedAt: new Date() })
    .execute();
  const image = await db.selectFrom('image').select('contentHash').where('id', '=', imageId).executeTakeFirstOrThrow();
  return image.contentHash;
}

test('an owner changes name and address: visitors see it, and the place is its postcode’s until a pin is set', async () => {
  const { id, params, owner, profile } = await office();
  const { revision } = await profile();
  const saved = await owner.saveProfile({ params, ifMatch: revision, body: profileInput });
  expect(saved).toMatchObject({
    revision: revision + 1,
    profile: { name: 'Autohaus Lechner', place: { postcode: '8020', name: 'Graz' }, isPinned: false },
  });
  expect(saved.profile.latitude).toBe(saved.profile.place.latitude);
  const pin = { latitude: 47.0712, longitude: 15.4301 };
  const pinned = await owner.saveProfile({ params, ifMatch: saved.revision, body: { ...profileInput, pin } });
  expect(pinned.profile).toMatchObject({ ...pin, isPinned: true });
  const shown = await running.visitor.dealership({ params: { id: String(id) } });
  expect(shown).toMatchObject({ name: 'Autohaus Lechner', city: 'Graz', phone: '+43 316 123456', ...pin });
  expect(await acts(id)).toMatchObject([
    { action: 'dealership.changed', after: { name: 'Autohaus Lechner', street: 'Annenstraße 12' } },
    { action: 'dealership.changed', before: { isPinned: false }, after: { isPinned: true } },
  ]);
});

test('a new mail address is told to the former one, once', async () => {
  const { id, params, owner, profile } = await office({ email: 'bisher@lechner.example' });
  const saved = await owner.saveProfile({ params, ifMatch: (await profile()).revision, body: profileInput });
  await owner.saveProfile({ params, ifMatch: saved.revision, body: { ...profileInput, name: 'Lechner' } });
  const mails = await running.database.db
    .selectFrom('mail')
    .select(['template', 'payload'])
    .where('recipient', '=', 'bisher@lechner.example')
    .execute();
  expect(mails).toEqual([{ template: 'dealership-address-changed', payload: { dealershipId: id } }]);
  const services = { db: running.database.db, env: running.services.env };
  const mail = await writeAddressChangeMail(services, { dealershipId: id }, 'de-AT');
  expect(JSON.stringify(mail)).toContain(profileInput.email);
});

test('what changes nothing is no change: neither a revision nor an entry', async () => {
  const { id, params, owner, profile } = await office();
  const saved = await owner.saveProfile({ params, ifMatch: (await profile()).revision, body: profileInput });
  const again = await owner.saveProfile({ params, ifMatch: saved.revision, body: profileInput });
  expect(again.revision).toBe(saved.revision);
  expect(await acts(id)).toHaveLength(1);
});

test('each refusal names its field, and nothing is saved', async () => {
  const { params, owner, profile } = await office();
  const { revision } = await profile();
  const refused = async (body: Partial<ProfileInput>) =>
    owner.saveProfile({ params, ifMatch: revision, body: { ...profileInput, ...body } }).then(
      () => expect.unreachable(),
      (error) => error.issues.map(({ path, code }: never) => [path, code]),
    );
  expect(await refused({ postcode: '1999' })).toEqual([[['postcode'], 'unknown-postcode']]);
  expect(await refused({ cityId: 1010 })).toEqual([[['cityId'], 'city-not-of-postcode']]);
  expect(await refused({ pin: { latitude: 48.2, longitude: 16.37 } })).toEqual([[['pin'], 'pin-too-far']]);
  expect(await refused({ website: 'lechner.example', email: 'x' })).toMatchObject([
    [['email'], 'invalid-format'],
    [['website'], 'not-an-address'],
  ]);
  expect(await refused({ website: 'https://lechner.example@evil.example/' })).toEqual([
    [['website'], 'not-an-address'],
  ]);
  expect((await profile()).revision).toBe(revision);
});

test('of two who change the same revision the second is told so, whichever part they change', async () => {
  const { params, owner, profile } = await office();
  const { revision } = await profile();
  const outcomes = await Promise.allSettled([
    owner.saveProfile({ params, ifMatch: revision, body: profileInput }),
    owner.saveLegal({ params, ifMatch: revision, body: legalInput }),
    owner.saveContractMakes({ params, ifMatch: revision, body: { sales: [1], service: [] } }),
  ]);
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toMatchObject([{ status: 412, code: 'stale-revision' }, { status: 412 }]);
  expect((await profile()).revision).toBe(revision + 1);
});

test('staff reads and changes nothing, others find nothing, operators read, and change what they have declared', async () => {
  const { id, params, staff, profile } = await office();
  const other = await office();
  const { revision } = await profile();
  expect((await staff.ownProfile({ params })).id).toBe(id);
  const change = { params, ifMatch: revision, body: profileInput };
  await expect(staff.saveProfile(change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(other.owner.ownProfile({ params })).rejects.toMatchObject({ code: 'not-found' });
  await expect(other.owner.saveProfile(change)).rejects.toMatchObject({ code: 'not-found' });
  expect((await running.operator.ownProfile({ params })).id).toBe(id);
  await expect(running.operator.saveProfile(change)).rejects.toMatchObject({ code: 'acting-undeclared' });
  expect((await running.operatorFor(id).saveProfile(change)).revision).toBe(revision + 1);
});

test('special days take the place of the week, before visitors too; a day that is over is refused', async () => {
  const { id, params, owner, profile } = await office();
  const today = viennaDay(Date.now());
  const soon = dayAfter(today, 3);
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:00', closes: '18:00' }));
  const specialDays = [
    { date: soon, hours: [], note: 'Betriebsurlaub' },
    { date: dayAfter(today, 4), hours: [{ opens: '10:00', closes: '24:00' }], note: null },
  ];
  const { revision } = await profile();
  const saved = await owner.saveOpeningHours({ params, ifMatch: revision, body: { week, specialDays } });
  expect(saved.openingHours).toEqual({ week, specialDays });
  const { days } = await running.visitor.dealershipDetails({ params: { id: String(id) } });
  expect(days.find(({ date }) => date === soon)).toMatchObject({ hours: [], note: 'Betriebsurlaub' });
  expect(days.find(({ date }) => date === dayAfter(today, 4))?.hours).toEqual([{ opens: '10:00', closes: '24:00' }]);
  const { specialDays: shown } = await running.visitor.dealership({ params: { id: String(id) } });
  expect(shown).toEqual(specialDays);
  const over = { week: [], specialDays: [{ date: dayAfter(today, -1), hours: [], note: null }] };
  await expect(owner.saveOpeningHours({ params, ifMatch: saved.revision, body: over })).rejects.toMatchObject({
    issues: [{ path: ['specialDays', 0, 'date'], code: 'day-past' }],
  });
  const overlapping = { week: [week[0], { weekday: 1, opens: '17:00', closes: '19:00' }], specialDays: [] };
  await expect(
    owner.saveOpeningHours({ params, ifMatch: saved.revision, body: overlapping as never }),
  ).rejects.toMatchObject({ issues: [{ path: ['week'], code: 'hours-overlap' }] });
});

test('makes and districts are replaced as a whole; what there is not is named', async () => {
  const { params, owner, profile } = await office();
  const makes = await running.database.db.selectFrom('make').select('id').orderBy('id').limit(2).execute();
  const [first, second] = makes.map(({ id }) => id) as [number, number];
  const contracts = { sales: [first], service: [first, second] };
  const saved = await owner.saveContractMakes({ params, ifMatch: (await profile()).revision, body: contracts });
  expect(saved.contractMakes.map(({ id, sales, service }) => [id, sales, service]).sort()).toEqual([
    [first, true, true],
    [second, false, true],
  ]);
  const area = await owner.saveDistricts({ params, ifMatch: saved.revision, body: { own: 601, further: [606, 603] } });
  expect(area.districts.own?.id).toBe(601);
  expect(area.districts.further.map(({ id }) => id).sort()).toEqual([603, 606]);
  const nowhere = owner.saveDistricts({ params, ifMatch: area.revision, body: { own: 601, further: [999, 900, 601] } });
  await expect(nowhere).rejects.toMatchObject({
    issues: [
      { path: ['further', 0], code: 'unknown-district' },
      { path: ['further', 1], code: 'district-not-selectable' },
      { path: ['further', 2], code: 'district-is-own' },
    ],
  });
  const unknown = owner.saveContractMakes({ params, ifMatch: area.revision, body: { sales: [999_999], service: [] } });
  await expect(unknown).rejects.toMatchObject({ issues: [{ path: ['sales', 0], code: 'unknown-make' }] });
});

test('a dealership that moves to another district belongs to that one', async () => {
  const { params, owner, profile } = await office();
  const before = await profile();
  const own = before.profile.place.district.id;
  const area = await owner.saveDistricts({ params, ifMatch: before.revision, body: { own, further: [] } });
  const moved = await owner.saveProfile({ params, ifMatch: area.revision, body: profileInput });
  expect(moved.districts.own?.id).toBe(601);
});

test('persons are added under a chosen id, changed and removed; another dealership’s do not exist, and no name stays on record', async () => {
  const { id, params, owner, profile } = await office();
  const other = await office();
  const personId = randomUUID();
  const person = {
    givenName: 'Anna',
    familyName: 'Lechner-Unverkennbar',
    jobTitle: 'Verkauf',
    phone: null,
    email: 'anna@lechner.example',
    languages: ['de' as const],
    photo: await uploaded(id, 91),
    position: 0,
  };
  const at = { params: { ...params, personId } };
  const added = await owner.savePerson({ ...at, ifMatch: (await profile()).revision, body: person });
  expect(added.persons).toMatchObject([{ id: personId, givenName: 'Anna', photo: { widthPx: 91 } }]);
  const changed = await owner.savePerson({ ...at, ifMatch: added.revision, body: { ...person, jobTitle: 'Leitung' } });
  expect(changed.persons).toMatchObject([{ jobTitle: 'Leitung' }]);
  const { team } = await running.visitor.dealershipDetails({ params: { id: String(id) } });
  expect(team).toMatchObject([{ givenName: 'Anna', jobTitle: 'Leitung' }]);
  expect(JSON.stringify(team)).not.toContain('anna@');

  const theirs = { params: { ...other.params, personId }, ifMatch: (await other.profile()).revision };
  await expect(other.owner.removePerson(theirs)).rejects.toMatchObject({ code: 'not-found' });
  const stolen = other.owner.savePerson({ ...theirs, body: { ...person, photo: null } });
  await expect(stolen).rejects.toMatchObject({ code: 'not-found' });

  const removed = await owner.removePerson({ ...at, ifMatch: changed.revision });
  expect(removed.persons).toEqual([]);
  const entries = await acts(id);
  expect(entries.map(({ action }) => action)).toEqual([
    'dealership.person-changed',
    'dealership.person-changed',
    'dealership.person-removed',
  ]);
  expect(JSON.stringify(entries)).not.toContain('Unverkennbar');
});

test('pictures are of the dealership’s own uploads, in their order; others’ are refused', async () => {
  const { id, params, owner, profile } = await office();
  const other = await office();
  const [logo, first, second, spare] = await Promise.all([92, 93, 94, 95].map((width) => uploaded(id, width)));
  const body = { logo: logo as string, showroom: [second as string, first as string] };
  const saved = await owner.saveDealershipImages({ params, ifMatch: (await profile()).revision, body });
  expect(saved.images).toMatchObject({
    logo: { contentHash: logo },
    showroom: [{ contentHash: second }, { contentHash: first }],
    unassigned: [{ contentHash: spare }],
  });
  const shown = await running.visitor.dealership({ params: { id: String(id) } });
  expect([shown.logo, shown.images[0]?.contentHash]).toEqual([logo, second]);
  const foreign = { logo: null, showroom: [first as string] };
  await expect(
    other.owner.saveDealershipImages({
      params: other.params,
      ifMatch: (await other.profile()).revision,
      body: foreign,
    }),
  ).rejects.toMatchObject({ issues: [{ path: ['showroom', 0], code: 'picture-not-uploaded' }] });
});

test('a page of one’s own is shown once it is published, and taken away with null', async () => {
  const { id, params, owner, profile } = await office();
  const page = { title: 'Unsere Geschichte', bodyMarkdown: 'Seit **1950**.', published: false };
  const at = { params: { id: String(id) } };
  const draft = await owner.saveCustomPage({ params, ifMatch: (await profile()).revision, body: { page } });
  await expect(running.visitor.customPage(at)).rejects.toMatchObject({ status: 404 });
  const online = { page: { ...page, published: true } };
  const shown = await owner.saveCustomPage({ params, ifMatch: draft.revision, body: online });
  expect(await running.visitor.customPage(at)).toMatchObject({ title: 'Unsere Geschichte' });
  const gone = await owner.saveCustomPage({ params, ifMatch: shown.revision, body: { page: null } });
  expect(gone.customPage).toBeNull();
});

test('the places of a postcode are told with their district', async () => {
  const { params, staff } = await office();
  const { items } = await staff.placesOfPostcode({ params, query: { postcode: '8020' } });
  expect(items).toMatchObject([{ postcode: '8020', name: 'Graz', district: { id: 601 } }]);
  expect(await staff.placesOfPostcode({ params, query: { postcode: '1999' } })).toEqual({ items: [] });
});
