import { firstNames, surnames } from '../market/person-names.ts';
import type { Random } from '../random/random.ts';
import { slugOf } from '../slug.ts';
import { undialablePhone } from './undialable-phone.ts';

export interface DemoPerson {
  id: number;
  key: string;
  dealershipId: number;
  givenName: string;
  familyName: string;
  jobTitle: string;
  phone: string;
  email: string;
  languages: string[];
  position: number;
}

/** Ids of a dealership's people start at its own hundred, so that they do not depend on how many others employ. */
const maxPersons = 100;

const jobs = [
  'Geschäftsführung',
  'Verkaufsleitung',
  'Verkauf',
  'Verkauf',
  'Serviceberatung',
  'Werkstattleitung',
  'Finanzierung und Versicherung',
] as const;

/** The people of a dealership, the owner first. They have no picture: the page shows their initials. */
export function drawPersons(
  random: Random,
  dealership: { id: number; domain: string; regionId: number; familyName: string; languages: string[] },
): DemoPerson[] {
  const count = random.integer(1, jobs.length);
  return Array.from({ length: count }, (_, position) => {
    const givenName = random.pick(firstNames);
    const familyName = position === 0 || random.chance(0.1) ? dealership.familyName : random.pick(surnames);
    const id = dealership.id * maxPersons + position;
    return {
      id,
      key: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      dealershipId: dealership.id,
      givenName,
      familyName,
      jobTitle: jobs[position] as string,
      phone: undialablePhone(dealership.regionId, dealership.id, 10 + position),
      email: `${slugOf(givenName)}.${slugOf(familyName)}@${dealership.domain}`,
      languages: dealership.languages.filter((language) => language === 'de' || random.chance(0.5)),
      position,
    };
  });
}
