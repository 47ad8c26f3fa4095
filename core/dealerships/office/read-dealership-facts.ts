import type { OfficeDealershipFacts } from '@kardan/contract/calls/operator/dealerships';
import { readActing } from '../../accounts/acting/act-for-dealership.ts';
import { noteLook } from '../../accounts/acting/note-look.ts';
import type { Actor } from '../../accounts/actor.ts';
import { findOwnDealership } from '../../accounts/find-own-dealership.ts';
import { requireOperator } from '../../accounts/policies.ts';
import type { Database } from '../../db/database.ts';
import { listAgreements } from '../../going-public/agreements.ts';
import { readMissing } from '../../going-public/read-missing.ts';
import { listValidAgreements } from '../../going-public/versions/list-valid-agreements.ts';
import { NotFound } from '../../kernel/errors.ts';
import { presentForPortal } from '../restrictions/present-restriction.ts';
import { loadRestrictions } from '../restrictions/restriction-store.ts';
import { countCars, countNotices, loadContactAndLegal, loadFeeds, loadPeople } from './facts-store.ts';
import { presentRow } from './list-dealerships.ts';
import { loadOfficeRow } from './office-store.ts';

/** All that the portal knows of a dealership, for operators; that they looked is on record, also for its owners. */
export async function readDealershipFacts(
  { db }: { db: Database },
  actor: Actor,
  reference: string,
): Promise<OfficeDealershipFacts> {
  requireOperator(actor);
  const { id } = await findOwnDealership({ db }, actor, reference);
  const [row, kept, people, agreements, valid, feeds, cars, notices, missing, holds, acting] = await Promise.all([
    loadOfficeRow(db, id),
    loadContactAndLegal(db, id),
    loadPeople(db, id),
    listAgreements({ db }, id),
    listValidAgreements(db),
    loadFeeds(db, id),
    countCars(db, id),
    countNotices(db, id),
    readMissing({ db }, id),
    loadRestrictions(db, id),
    readActing({ db }, actor, id),
  ]);
  if (!row || !kept) throw new NotFound('dealership');
  await noteLook({ db }, actor, id);
  const carsIn = (state: Parameters<typeof cars.get>[0]) => cars.get(state) ?? 0;
  return {
    ...presentRow(row),
    carsOnline: carsIn('active') + carsIn('reserved'),
    street: kept.street,
    email: kept.email,
    phone: kept.phone,
    website: kept.website,
    legal: {
      form: kept.legalForm,
      seat: kept.seat,
      registerNumber: kept.companyRegisterNumber,
      registerCourt: kept.companyRegisterCourt,
      vatId: kept.vatId,
      gisaNumber: kept.gisaNumber,
      authority: kept.tradeAuthority,
      chamber: kept.chamber,
      managingPersons: kept.managingPersons,
    },
    people,
    agreements: agreements.map(({ acceptedAt, ...agreement }) => ({
      ...agreement,
      acceptedAt: acceptedAt.toISOString(),
      isCurrent: valid.some(({ kind, version }) => kind === agreement.kind && version === agreement.version),
    })),
    feeds: feeds.map(({ lastRun, ...feed }) => ({
      ...feed,
      lastRun: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
    })),
    cars: {
      draft: carsIn('draft'),
      active: carsIn('active'),
      reserved: carsIn('reserved'),
      sold: carsIn('sold'),
      expired: carsIn('expired'),
      withdrawn: carsIn('withdrawn'),
      blocked: carsIn('blocked'),
    },
    maxCars: kept.maxCars,
    notices,
    missing: missing.map(({ field }) => field),
    holds: holds.map((each) => presentForPortal(each)),
    acting,
  };
}
