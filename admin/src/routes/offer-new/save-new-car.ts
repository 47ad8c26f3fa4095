import type { SomeEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { OwnListing } from '@kardan/contract/calls/stock/own-listing';
import { ApiError } from '@kardan/contract/client/api-error';
import { type EditableFieldKey, editableFieldKeys } from '@kardan/contract/editable-field-keys';
import type { KeptCar } from '#domain/new-car/kept-car.ts';
import { api } from '#lib/api/api.ts';

interface Car {
  current: () => { kept: Pick<KeptCar, 'key' | 'mine'>; listing: OwnListing | undefined };
  take: (listing: OwnListing) => void;
  /** What is still to be saved. */
  saved: (mine: SomeEditableFields) => void;
}

export type CarServer = Pick<typeof api, 'createListing' | 'saveListing' | 'ownListing'>;

/**
 * Begins the car on the server if it is not there, and saves what was confirmed until nothing is left. Who has just confirmed a
 * value has looked at the car: it holds against what somebody else entered meanwhile. Once the next car is begun, an answer
 * about this one is nobody's. A value that is refused keeps no other from being saved; it is what fails in the end.
 */
export async function saveNewCar(
  dealershipId: number,
  { current, take, saved }: Car,
  server: CarServer = api,
): Promise<OwnListing> {
  const { kept, listing: known } = current();
  const isLeft = () => current().kept.key !== kept.key;
  const inDealership = { dealershipId: String(dealershipId) };
  let listing = known ?? (await server.createListing({ params: inDealership, body: { key: kept.key } }));
  const params = { ...inDealership, listingId: String(listing.id) };
  const refused = new Map<string, unknown>();
  let refusal: unknown;
  for (;;) {
    if (isLeft()) return listing;
    take(listing);
    const { mine } = current().kept;
    const keys = keysOf(mine).filter((key) => !refused.has(key) || refused.get(key) !== mine[key]);
    if (keys.length === 0 && keysOf(mine).length > 0) throw refusal;
    if (keys.length === 0) return listing;
    const sent: SomeEditableFields = Object.fromEntries(keys.map((key) => [key, mine[key]]));
    const before = Object.fromEntries(keys.map((key) => [key, listing.fields[key]]));
    try {
      listing = await server.saveListing({ params, body: { fields: sent, before } });
      if (!isLeft()) saved(withoutSent(current().kept.mine, sent));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = refusedFields(error).filter((key) => key in sent);
      if (error.code !== 'edit-conflict' && wrong.length === 0) throw error;
      refusal = error;
      for (const key of wrong) refused.set(key, sent[key]);
      if (error.code === 'edit-conflict') listing = await server.ownListing({ params });
    }
  }
}

/** Fields whose values the API does not take. */
export function refusedFields({ issues }: ApiError): EditableFieldKey[] {
  return editableFieldKeys.filter((key) => issues.some(({ path }) => path.includes(key)));
}

function keysOf(fields: SomeEditableFields): EditableFieldKey[] {
  return Object.keys(fields) as EditableFieldKey[];
}

/** What was confirmed anew while the last was on its way stays. */
function withoutSent(mine: SomeEditableFields, sent: SomeEditableFields): SomeEditableFields {
  const entries = Object.entries(mine).filter(([key, value]) => sent[key as keyof SomeEditableFields] !== value);
  return Object.fromEntries(entries);
}
