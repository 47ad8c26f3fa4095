import type { Random } from '../random/random.ts';
import { slugOf } from '../slug.ts';
import { drawGivenName, inventFamilyName } from './invented-names.ts';
import { undialablePhone } from './undialable-phone.ts';

export interface DemoPerson {
  id: number;
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
const mostPersons = 100;

const jobs = [
  ['Geschäftsführerin', 'Geschäftsführer'],
  ['Verkaufsleiterin', 'Verkaufsleiter'],
  ['Verkaufsberaterin', 'Verkaufsberater'],
  ['Verkaufsberaterin', 'Verkaufsberater'],
  ['Serviceberaterin', 'Serviceberater'],
  ['Werkstattleiterin', 'Werkstattleiter'],
  ['Finanzierungsberaterin', 'Finanzierungsberater'],
] as const;

/** The people of a dealership, the owner first. They have no picture: the page shows their initials. */
export function drawPersons(
  random: Random,
  dealership: { id: number; slug: string; regionId: number; familyName: string; languages: string[] },
): DemoPerson[] {
  const count = random.integer(1, jobs.length);
  return Array.from({ length: count }, (_, position) => {
    const { name: givenName, female } = drawGivenName(random);
    const familyName = position === 0 || random.chance(0.1) ? dealership.familyName : inventFamilyName(random);
    return {
      id: dealership.id * mostPersons + position,
      dealershipId: dealership.id,
      givenName,
      familyName,
      jobTitle: (jobs[position] as (typeof jobs)[number])[female ? 0 : 1],
      phone: undialablePhone(dealership.regionId, dealership.id, 10 + position),
      email: `${slugOf(givenName)}.${slugOf(familyName)}@${dealership.slug}.example`,
      languages: dealership.languages.filter((language) => language === 'de' || random.chance(0.5)),
      position,
    };
  });
}
