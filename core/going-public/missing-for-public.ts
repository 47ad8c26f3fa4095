import type { MissingField } from '@kardan/contract/calls/admin/profile';
import { type AgreementKind, agreementKinds, isUnregistered } from '@kardan/contract/values/dealership-profile';
import { type AnnouncedVersion, bindingVersions } from './versions/version-rules.ts';

/** What the law wants to be told of a trader, as it is stored. */
export interface LegalFacts {
  legalName: string;
  legalForm: string | null;
  seat: string | null;
  companyRegisterNumber: string | null;
  companyRegisterCourt: string | null;
  gisaNumber: string | null;
  tradeAuthority: string | null;
  chamber: string | null;
  rulesUrl: string | null;
  managingPersons: readonly string[];
}

export interface AcceptedVersion {
  kind: AgreementKind;
  version: string;
}

/**
 * What must be there before a dealership goes public: its imprint (§ 5 ECG, § 14 UGB, § 63 GewO) and both agreements as they
 * read now. A VAT number is told where there is one: small traders have none.
 */
export function missingForPublic(
  legal: LegalFacts,
  accepted: readonly AcceptedVersion[],
  versions: readonly AnnouncedVersion[],
  today: string,
): MissingField[] {
  const isBound = (kind: AgreementKind) => {
    const binding = bindingVersions(versions, kind, today);
    return accepted.some((each) => each.kind === kind && binding.includes(each.version));
  };
  return [
    ...missingLegal(legal).map((field) => ({ section: 'legal' as const, field })),
    ...agreementKinds.filter((kind) => !isBound(kind)).map((field) => ({ section: 'agreements' as const, field })),
  ];
}

/** The fields of the imprint that are missing, in the order in which a form asks for them. */
export function missingLegal(legal: LegalFacts): (keyof LegalFacts)[] {
  // Of a form that is not told, nobody knows.
  const registered: (keyof LegalFacts)[] =
    legal.legalForm === null || isUnregistered(legal.legalForm)
      ? []
      : ['companyRegisterNumber', 'companyRegisterCourt'];
  const needed: (keyof LegalFacts)[] = [
    'legalName',
    'legalForm',
    'seat',
    ...registered,
    'gisaNumber',
    'tradeAuthority',
    'chamber',
    'rulesUrl',
    'managingPersons',
  ];
  return needed.filter((field) => (legal[field] ?? '').length === 0);
}
