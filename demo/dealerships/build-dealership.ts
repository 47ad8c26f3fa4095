import type { Catalogue, CatalogueDistrict, CataloguePlace } from '../catalogue/catalogue-store.ts';
import type { Day } from '../day.ts';
import { purposes, Random } from '../random/random.ts';
import { Weighted } from '../random/weighted.ts';
import { slugOf } from '../slug.ts';
import { drawContractMakes } from './contract-makes.ts';
import { drawBusinessName, drawStreet } from './draw-names.ts';
import { type DemoPerson, drawPersons } from './draw-persons.ts';
import {
  agreementsOf,
  type DemoAgreement,
  imprintOf,
  invalidVatId,
  inventRegisterNumber,
  tradeAuthority,
} from './legal-data.ts';
import { drawOpeningHours, type OpeningHours } from './opening-hours.ts';
import { servedDistricts } from './served-districts.ts';
import { composeCustomPage, composeIntroduction } from './texts.ts';
import { undialablePhone } from './undialable-phone.ts';

type DealershipKind = 'franchised' | 'independent' | 'classic';

/** A dealership with everything that belongs to it. */
export interface DemoDealership {
  row: DealershipRow;
  kind: DealershipKind;
  /** Log-normal: most have a few dozen cars, a few have hundreds. */
  stockWeight: number;
  makes: { dealershipId: number; makeId: number; kind: 'sales' | 'service' }[];
  districts: { dealershipId: number; districtId: number; kind: 'own' | 'further' }[];
  openingHours: OpeningHours[];
  persons: DemoPerson[];
  images: { dealershipId: number; position: number; imageId: number }[];
  customPages: { dealershipId: number; title: string; bodyMarkdown: string; published: boolean }[];
  agreements: DemoAgreement[];
}

interface DealershipRow {
  id: number;
  slug: string;
  state: 'requested' | 'active' | 'suspended' | 'closed';
  name: string;
  legalName: string;
  street: string;
  cityId: number;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  website: string;
  description: string;
  languages: string[];
  services: string[];
  accentColour: string | null;
  logoImageId: number | null;
  vatId: string;
  companyRegisterNumber: string;
  tradeAuthority: string;
  legalForm: string;
  seat: string;
  companyRegisterCourt: string;
  gisaNumber: string;
  chamber: string;
  rulesUrl: string;
  managingPersons: string[];
  isPinned: boolean;
  createdAt: string;
  updatedAt: string;
}

const states = Weighted.of({ active: 0.965, requested: 0.015, suspended: 0.01, closed: 0.01 });
const kinds = Weighted.of({ franchised: 0.6, independent: 0.36, classic: 0.04 });
const otherLanguages = {
  en: 0.75,
  hr: 0.12,
  sr: 0.12,
  bs: 0.1,
  tr: 0.1,
  hu: 0.07,
  it: 0.08,
  sl: 0.05,
  cs: 0.05,
  sk: 0.04,
  pl: 0.04,
  ro: 0.04,
};
const services = {
  workshop: 0.75,
  inspection: 0.7,
  'trade-in': 0.8,
  financing: 0.75,
  leasing: 0.55,
  insurance: 0.5,
  registration: 0.6,
  delivery: 0.35,
  'test-drive': 0.85,
  'tyre-storage': 0.45,
  'body-shop': 0.3,
  'rental-car': 0.3,
  'charging-station': 0.25,
  'car-wash': 0.2,
  purchase: 0.6,
};

/** Builds dealership number `index` (from 0); it is the same however many there are. */
export function dealershipBuilder(catalogue: Catalogue, seed: number, today: Day) {
  const places = new Weighted(
    catalogue.places,
    catalogue.places.map((place) => place.population ?? 0),
  );
  const makes = new Map(catalogue.makes.map((make) => [make.slug, make]));
  const districts = new Map(catalogue.districts.map((district) => [district.id, district]));
  const usedSlugs = new Set<string>();

  return function buildDealership(index: number): DemoDealership {
    const random = new Random(seed, purposes.dealership, index);
    const id = index + 1;
    const kind = kinds.draw(random);
    const place = places.draw(random);
    const { familyName, name, legalName } = drawBusinessName(random, place.name, kind === 'classic');
    const slug = freeSlug(usedSlugs, name, place);
    const domain = domainOf(slug);
    const contract = kind === 'franchised' ? drawContractMakes(random) : { sales: [], service: [] };
    const known = (slugs: string[]) => slugs.flatMap((makeSlug) => makes.get(makeSlug) ?? []);
    const sales = known(contract.sales);
    const facts = {
      name,
      familyName,
      placeName: place.name,
      contractMakes: sales.map((make) => make.name),
      classic: kind === 'classic',
      since: random.integer(1948, 2021),
      domain,
    };
    const languages = ['de', ...drawSet(random, otherLanguages)];
    const createdAt = today.momentBefore(random.between(40, 2_200));
    const dealership: DemoDealership = {
      kind,
      stockWeight: Math.exp(random.normal()),
      row: {
        id,
        slug,
        // The first one is always there to look at.
        state: index === 0 ? 'active' : states.draw(random),
        name,
        legalName,
        street: drawStreet(random),
        cityId: place.id,
        // Within a good kilometre of the place's centre.
        latitude: round(place.latitude + random.normal() * 0.005, 5),
        longitude: round(place.longitude + random.normal() * 0.007, 5),
        phone: undialablePhone(place.regionId, id),
        email: `office@${domain}`,
        website: `https://www.${domain}`,
        description: composeIntroduction(random, facts),
        languages,
        services: drawSet(random, services),
        accentColour: random.chance(0.3) ? `#${random.integer(0, 0xffffff).toString(16).padStart(6, '0')}` : null,
        logoImageId: null,
        vatId: invalidVatId(random),
        companyRegisterNumber: random.chance(0.85) ? inventRegisterNumber(random) : `FN 0${10_000 + id}z`,
        tradeAuthority: tradeAuthority(districts.get(place.districtId) as CatalogueDistrict),
        ...imprintOf({ id, legalName }, place),
        managingPersons: [],
        isPinned: true,
        createdAt,
        updatedAt: createdAt,
      },
      makes: [
        ...sales.map((make) => ({ dealershipId: id, makeId: make.id, kind: 'sales' as const })),
        ...known(contract.service).map((make) => ({ dealershipId: id, makeId: make.id, kind: 'service' as const })),
      ],
      districts: servedDistricts(random, id, place, catalogue.districts),
      openingHours: drawOpeningHours(random, id),
      persons: drawPersons(random, { id, domain, regionId: place.regionId, familyName, languages }),
      images: [],
      customPages: random.chance(0.3)
        ? [{ dealershipId: id, ...composeCustomPage(random, facts), published: random.chance(0.85) }]
        : [],
      agreements: [],
    };
    const [owner] = dealership.persons as [DemoPerson, ...DemoPerson[]];
    const manager = `${owner.givenName} ${owner.familyName}`;
    dealership.row.managingPersons = [manager];
    dealership.agreements = agreementsOf(dealership.row, manager);
    return dealership;
  };
}

/** Dealerships for a market of this size: one for twenty cars in small sets, 1,500 in the whole country. */
export function dealershipCount(listings: number): number {
  return Math.min(1_500, Math.max(60, Math.floor(listings / 20)));
}

function freeSlug(used: Set<string>, name: string, place: CataloguePlace): string {
  const wanted = slugOf(name.endsWith(place.name) ? name : `${name} ${place.name}`);
  let slug = wanted;
  for (let number = 2; used.has(slug); number++) slug = `${wanted}-${number}`;
  used.add(slug);
  return slug;
}

/** Names under .example can never be registered; a label has at most 63 characters. */
function domainOf(slug: string): string {
  return `${slug.slice(0, 60).replace(/-$/, '')}.example`;
}

function drawSet(random: Random, probabilities: Record<string, number>): string[] {
  return Object.keys(probabilities).filter((key) => random.chance(probabilities[key] as number));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
