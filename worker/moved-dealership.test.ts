import type { ProfileInput } from '@kardan/contract/calls/admin/profile-fields';
import { searchRequest } from '@kardan/contract/calls/search/search';
import { saveProfile } from '@kardan/core/dealerships/editing/save-profile';
import { searchListings } from '@kardan/core/search/search-listings';
import { ownerOf } from '@kardan/core/testing/actors';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildListing } from '@kardan/core/testing/build-listing';
import { expect, test } from 'vitest';
import { createWorkplace, indexedVersions, searchableRevisions, until } from './testing/workplace.ts';

test('a dealership that moves is found with its cars at the new place within seconds', async () => {
  await using workplace = await createWorkplace();
  const { db } = workplace;
  const { id, slug, revision } = await buildDealership(db);
  const { id: listingId } = await buildListing(db, { dealershipId: id });
  await using _worker = await workplace.startWorker();
  const input: ProfileInput = {
    name: 'Autohaus Übersiedelt',
    street: 'Annenstraße 12',
    postcode: '8020',
    cityId: null,
    pin: null,
    phone: null,
    email: `office@${slug}.example`,
    website: null,
    description: '',
    languages: [],
    services: [],
    accentColour: null,
  };
  await saveProfile(workplace, ownerOf(id), { dealershipId: String(id), revision }, input);
  await until(async () => (await indexedVersions(workplace.search))[listingId] !== undefined);
  expect(await indexedVersions(workplace.search)).toEqual(await searchableRevisions(db));
  const found = await searchListings(workplace, searchRequest.parse({ district: ['graz-stadt'] }));
  expect(found.items.map((car) => car.id)).toEqual([listingId]);
}, 60_000);
