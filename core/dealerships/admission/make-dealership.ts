import type { MadeDealership } from '@kardan/contract/calls/operator/requests';
import type { Language } from '@kardan/contract/values/identifiers';
import type { Actor } from '../../accounts/actor.ts';
import { recordAct } from '../../audit/record-act.ts';
import type { Tx } from '../../db/database.ts';
import { joinGroup } from '../../groups/join-group.ts';
import { addressWords } from '../../kernel/address-words.ts';
import { InvalidRequest } from '../../kernel/errors.ts';
import { listPlaces } from '../../regions/list-places.ts';
import { inviteIntoTeam } from '../../team/invite-into-team.ts';
import { placeMeant } from './checks/address-check.ts';
import type { companyColumns } from './company-columns.ts';
import { findFreeSlug, insertDealership } from './new-dealership-store.ts';

interface NewOwner {
  name: string;
  email: string;
  phone: string;
  language: Language;
}

interface Admission {
  company: ReturnType<typeof companyColumns>;
  owner: NewOwner;
  /** Which place of the postcode; null where the address says so itself. */
  cityId: number | null;
  groupId: number | null;
}

/**
 * Makes a dealership that an operator lets in, in the caller's transaction: under a slug of its own, in the district of its
 * place and in its group, with its owner invited. It is public as soon as its owner has completed it and accepted the agreements: whoever typed
 * an address into a request has not shown that it is theirs, so nothing of it binds the account that is invited by it.
 */
export async function makeDealership(tx: Tx, actor: Actor, admission: Admission): Promise<MadeDealership> {
  const { company, owner, groupId } = admission;
  const { postcode, city: _, ...columns } = company;
  const place = await findPlace(tx, admission);
  const dealership = await insertDealership(tx, {
    ...columns,
    slug: await slugFor(tx, company),
    seat: place.name,
    cityId: place.id,
    latitude: place.latitude,
    longitude: place.longitude,
    phone: owner.phone,
    email: owner.email,
  });
  const { id: dealershipId, name: label } = dealership;
  await recordAct(tx, actor, {
    action: 'dealership.created',
    dealershipId,
    object: { id: dealershipId, label },
    after: { name: label, postcode, place: place.name },
  });
  // Before its owner is invited, who may sign in with the group's company account.
  if (groupId !== null && !(await joinGroup(tx, actor, dealership, groupId))) {
    throw new InvalidRequest([{ path: ['groupId'], code: 'unknown-group', message: 'there is no such group' }]);
  }
  const person = { email: owner.email, displayName: owner.name, language: owner.language };
  await inviteIntoTeam(tx, actor, dealershipId, { ...person, role: 'dealer-owner' }, ['owner', 'email']);
  return dealership;
}

async function findPlace(tx: Tx, { company, cityId }: Admission) {
  const places = await listPlaces(tx, company.postcode);
  const place = cityId === null ? placeMeant(company, places) : places.find(({ id }) => id === cityId);
  if (place) return place;
  const message = `no place of ${company.postcode} is meant by ${company.city}`;
  throw new InvalidRequest([{ path: ['cityId'], code: 'place-unclear', message }]);
}

/** More twins of one name in one place there are not. */
const maxTwins = 99;

async function slugFor(tx: Tx, { name, city }: { name: string; city: string }): Promise<string> {
  const words = addressWords(name, 100);
  const own = /[a-z]/.test(words) ? words : `betrieb-${words}`.replace(/-$/, '');
  const withPlace = [own, addressWords(city, 40)].filter((part) => part !== '').join('-');
  const twins = Array.from({ length: maxTwins }, (_, twin) => `${withPlace}-${twin + 2}`);
  const slug = await findFreeSlug(tx, [own, withPlace, ...twins]);
  if (slug === undefined) throw new Error(`no free slug for ${name}`);
  return slug;
}
