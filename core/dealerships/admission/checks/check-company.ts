import type { CheckedLine } from '@kardan/contract/calls/operator/requests';
import { checkAddress } from './address-check.ts';
import type { CheckFacts } from './checked-request.ts';
import { checkRegisterNumber, checkTradeNumber, checkVatDigits } from './company-number-checks.ts';
import { checkDuplicates, checkRestrictions } from './match-checks.ts';
import { checkVatRegister } from './vat-register-check.ts';

/** Everything that is looked at before a dealership is let in, each with what was compared. An operator decides, not this. */
export function checkCompany(facts: CheckFacts): CheckedLine[] {
  const { company, matches } = facts;
  return [
    checkRegisterNumber(company),
    checkVatDigits(company),
    checkVatRegister(facts),
    checkTradeNumber(company),
    checkAddress(facts),
    checkDuplicates(matches),
    checkRestrictions(matches),
  ];
}
