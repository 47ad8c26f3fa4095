import type { DealershipDetails } from '@kardan/contract/calls/dealerships/dealerships';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { Database } from '../../db/database.ts';
import { findDealership } from '../find-dealership.ts';
import { knownLanguages, knownLegalForm, presentSpecialDay, withoutSeconds } from '../known-words.ts';
import { comingDays, comingHolidays } from './coming-days.ts';
import { loadDetails, type PersonRow } from './profile-store.ts';

/** A dealership's people, its hours in the days to come, and what the law wants to be told of it. */
export async function readDealershipDetails(
  services: { db: Database },
  reference: string,
  days: number,
  now = new Date(),
): Promise<DealershipDetails> {
  const { id } = await findDealership(services, reference);
  const today = viennaDay(now);
  const row = await loadDetails(services.db, id);
  const hours = row.openingHours.map(withoutSeconds);
  const specialDays = row.specialDays.map(presentSpecialDay);
  return {
    id,
    team: row.team.map(presentPerson),
    servedDistricts: row.servedDistricts,
    legal: {
      legalName: row.legalName,
      email: row.email,
      vatId: row.vatId,
      companyRegisterNumber: row.companyRegisterNumber,
      tradeAuthority: row.tradeAuthority,
      legalForm: knownLegalForm(row.legalForm),
      seat: row.seat,
      companyRegisterCourt: row.companyRegisterCourt,
      gisaNumber: row.gisaNumber,
      chamber: row.chamber,
      rulesUrl: row.rulesUrl,
      managingPersons: row.managingPersons,
    },
    days: comingDays(hours, today, days, specialDays),
    holidays: comingHolidays(hours, today, specialDays),
  };
}

/** Without the person's own mail address: visitors write through the form. */
function presentPerson(person: PersonRow): DealershipDetails['team'][number] {
  const { id, givenName, familyName, jobTitle, phone, photo } = person;
  return { id, givenName, familyName, jobTitle, phone, languages: knownLanguages(person.languages), photo };
}
