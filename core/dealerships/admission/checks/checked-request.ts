import type { CheckedLine, DealershipMatch } from '@kardan/contract/calls/operator/requests';
import type { StoredRequest } from '../request-store.ts';

/** What is checked of a company: of a request, or of what an operator enters. */
export type CheckedCompany = Pick<
  StoredRequest,
  | 'name'
  | 'legalName'
  | 'legalForm'
  | 'postcode'
  | 'city'
  | 'vatId'
  | 'companyRegisterNumber'
  | 'companyRegisterCourt'
  | 'gisaNumber'
>;

export interface CheckedPlace {
  id: number;
  name: string;
  district: { name: string };
}

export type VatAnswered = Pick<StoredRequest, 'vatAnswer' | 'vatName' | 'vatCheckedAt'>;

/** What each check compares with. */
export interface CheckFacts {
  company: CheckedCompany & VatAnswered;
  places: readonly CheckedPlace[];
  matches: readonly DealershipMatch[];
  /** There is a register of VAT numbers to ask. */
  hasVatRegister: boolean;
}

/** A line without what most checks have none of. */
export function checked(line: Pick<CheckedLine, 'check' | 'outcome' | 'finding'> & Partial<CheckedLine>): CheckedLine {
  return { told: null, compared: null, at: null, matches: [], ...line };
}
