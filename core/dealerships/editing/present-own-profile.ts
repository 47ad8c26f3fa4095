import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { agreementKinds } from '@kardan/contract/values/dealership-profile';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { StoredAgreement, StoredVersion } from '../../going-public/agreements.ts';
import { missingForPublic } from '../../going-public/missing-for-public.ts';
import { askedVersion } from '../../going-public/versions/version-rules.ts';
import { knownLanguages, knownLegalForm, knownServices, presentSpecialDay, withoutSeconds } from '../known-words.ts';
import type { OwnProfileRow } from './own-profile-store.ts';

/** A list of what goes out, so that nothing slips through. */
export function presentOwnProfile(
  row: OwnProfileRow,
  agreements: readonly StoredAgreement[],
  versions: readonly StoredVersion[],
): OwnProfile {
  const district = { id: row.districtId, slug: row.districtSlug, name: row.districtName };
  const { customPage } = row;
  const served = (kind: 'own' | 'further') =>
    row.districts.flatMap(({ kind: each, ...named }) => (each === kind ? [named] : []));
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    revision: row.revision,
    changedAt: row.updatedAt.toISOString(),
    profile: {
      name: row.name,
      street: row.street,
      place: {
        id: row.cityId,
        postcode: row.postcode,
        name: row.cityName,
        district,
        latitude: row.cityLatitude,
        longitude: row.cityLongitude,
      },
      latitude: row.latitude,
      longitude: row.longitude,
      isPinned: row.isPinned,
      phone: row.phone,
      email: row.email,
      website: row.website,
      description: row.description,
      languages: knownLanguages(row.languages),
      services: knownServices(row.services),
      accentColour: row.accentColour,
    },
    openingHours: {
      week: row.week.map(withoutSeconds),
      specialDays: row.specialDays.map(presentSpecialDay),
    },
    contractMakes: row.makes,
    districts: { own: served('own')[0] ?? null, further: served('further') },
    persons: row.persons.map(({ key, languages, ...person }) => ({
      ...person,
      id: key,
      languages: knownLanguages(languages),
    })),
    customPage: customPage && { ...customPage, updatedAt: new Date(customPage.updatedAt).toISOString() },
    images: { logo: row.logo, showroom: row.showroom, unassigned: row.unassigned },
    legal: {
      legalName: row.legalName,
      legalForm: knownLegalForm(row.legalForm),
      seat: row.seat,
      companyRegisterNumber: row.companyRegisterNumber,
      companyRegisterCourt: row.companyRegisterCourt,
      vatId: row.vatId,
      gisaNumber: row.gisaNumber,
      tradeAuthority: row.tradeAuthority,
      chamber: row.chamber,
      rulesUrl: row.rulesUrl,
      managingPersons: row.managingPersons,
    },
    agreements: agreementKinds.flatMap((kind) => {
      const asked = askedVersion(versions, kind);
      return asked ? [presentAgreement(asked, agreements)] : [];
    }),
    missing: missingForPublic(row, agreements, versions, viennaDay(Date.now())),
  };
}

function presentAgreement(
  { kind, version, validFrom, textUrl, summary }: StoredVersion,
  agreements: readonly StoredAgreement[],
): OwnProfile['agreements'][number] {
  const ofKind = agreements.filter((each) => each.kind === kind);
  // The newest one; the one that is asked for now before others.
  const newest = ofKind.find((each) => each.version === version) ?? ofKind[0];
  const accepted = newest && {
    version: newest.version,
    at: newest.acceptedAt.toISOString(),
    by: newest.acceptedBy,
  };
  const isCurrent = newest?.version === version;
  return { kind, version, validFrom, textUrl, summary, accepted: accepted ?? null, isCurrent };
}
