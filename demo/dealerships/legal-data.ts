import { vatCheckDigit } from '@kardan/contract/values/company-numbers';
import {
  type AgreementKind,
  agreementKinds,
  firstAgreementVersion,
  type LegalForm,
} from '@kardan/contract/values/dealership-profile';
import type { CatalogueDistrict } from '../catalogue/catalogue-store.ts';
import type { Random } from '../random/random.ts';

/** A VAT number in the Austrian form that fails the check digit on purpose, so that it can belong to nobody. */
export function invalidVatId(random: Random): string {
  const digits = Array.from({ length: 7 }, () => random.integer(0, 9));
  const wrong = (vatCheckDigit(`ATU${digits.join('')}`) + random.integer(1, 9)) % 10;
  return `ATU${digits.join('')}${wrong}`;
}

/** The company register gives out no leading zeros. */
export function inventRegisterNumber(random: Random): string {
  return `FN 0${random.integer(10_000, 99_999)}${random.pick(['a', 'd', 'f', 'h', 'k', 'm', 'p', 's', 't', 'w'])}`;
}

/** Who supervises the trade: the city's administration where the city is its own district, else the district's. */
export function tradeAuthority(district: CatalogueDistrict): string {
  const viennaDistrict = /^Wien (\d+)\./.exec(district.name)?.[1];
  if (viennaDistrict) return `Magistratisches Bezirksamt für den ${viennaDistrict}. Bezirk`;
  if (district.kind === 'statutory-city') return `Magistrat der Stadt ${district.name.replace(/ ?\(Stadt\)/, '')}`;
  return `Bezirkshauptmannschaft ${district.name}`;
}

const forms: readonly (readonly [ending: string, form: LegalForm])[] = [
  ['GmbH & Co KG', 'gmbh-co-kg'],
  ['GmbH', 'gmbh'],
  ['KG', 'limited-partnership'],
  ['OG', 'general-partnership'],
  ['e.U.', 'registered-sole-trader'],
];

/** By the id of the federal state. */
const courts = [
  'Landesgericht Eisenstadt',
  'Landesgericht Klagenfurt',
  'Landesgericht St. Pölten',
  'Landesgericht Linz',
  'Landesgericht Salzburg',
  'Landesgericht für Zivilrechtssachen Graz',
  'Landesgericht Innsbruck',
  'Landesgericht Feldkirch',
  'Handelsgericht Wien',
] as const;
const chambers = [
  'Burgenland',
  'Kärnten',
  'Niederösterreich',
  'Oberösterreich',
  'Salzburg',
  'Steiermark',
  'Tirol',
  'Vorarlberg',
  'Wien',
] as const;

/** What an imprint tells beside the numbers; the trade register gives out no leading zeros. */
export function imprintOf(dealership: { id: number; legalName: string }, place: { name: string; regionId: number }) {
  const { id, legalName } = dealership;
  return {
    legalForm: forms.find(([ending]) => legalName.endsWith(ending))?.[1] ?? 'gmbh',
    seat: place.name,
    companyRegisterCourt: courts[place.regionId - 1] as string,
    gisaNumber: `0${String(id).padStart(7, '0')}`,
    chamber: `Wirtschaftskammer ${chambers[place.regionId - 1]}, Fachgruppe Fahrzeughandel`,
    rulesUrl: 'https://www.ris.bka.gv.at',
  };
}

export interface DemoAgreement {
  dealershipId: number;
  kind: AgreementKind;
  version: string;
  acceptedBy: string;
  acceptedAt: string;
}

/** Who is public has agreed to everything; who has only asked to be has still to. */
export function agreementsOf(
  { id: dealershipId, state, createdAt: acceptedAt }: { id: number; state: string; createdAt: string },
  acceptedBy: string,
): DemoAgreement[] {
  if (state === 'requested') return [];
  return agreementKinds.map((kind) => ({
    dealershipId,
    kind,
    version: firstAgreementVersion,
    acceptedBy,
    acceptedAt,
  }));
}
