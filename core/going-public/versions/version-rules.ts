import type { AgreementKind } from '@kardan/contract/values/dealership-profile';

export interface AnnouncedVersion {
  kind: AgreementKind;
  version: string;
  /** A day in Vienna. */
  validFrom: string;
}

export type VersionState = 'coming' | 'valid' | 'former';

/** The version of a kind that holds on a day; of two whose day has come, the later. */
export function validVersion<V extends AnnouncedVersion>(
  versions: readonly V[],
  kind: AgreementKind,
  today: string,
): V | undefined {
  return newest(versions.filter((each) => each.kind === kind && each.validFrom <= today));
}

/** The version that owners are asked to accept: the newest announced, whether or not its day has come. */
export function askedVersion<V extends AnnouncedVersion>(versions: readonly V[], kind: AgreementKind): V | undefined {
  return newest(versions.filter((each) => each.kind === kind));
}

/** Versions that whoever accepted one of them is bound by today: the valid one, and later ones accepted early. */
export function bindingVersions(versions: readonly AnnouncedVersion[], kind: AgreementKind, today: string): string[] {
  const from = validVersion(versions, kind, today)?.validFrom ?? '';
  return versions.flatMap((each) => (each.kind === kind && each.validFrom >= from ? [each.version] : []));
}

export function versionState(
  versions: readonly AnnouncedVersion[],
  version: AnnouncedVersion,
  today: string,
): VersionState {
  if (version.validFrom > today) return 'coming';
  return validVersion(versions, version.kind, today)?.version === version.version ? 'valid' : 'former';
}

function newest<V extends AnnouncedVersion>(versions: readonly V[]): V | undefined {
  return versions.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom)).at(-1);
}
