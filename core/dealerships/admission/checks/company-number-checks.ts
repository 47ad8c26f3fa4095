import type { CheckedLine } from '@kardan/contract/calls/operator/requests';
import {
  hasRightRegisterLetter,
  hasRightVatDigit,
  registerCheckLetter,
  tidyRegisterNumber,
  vatCheckDigit,
} from '@kardan/contract/values/company-numbers';
import { isUnregistered } from '@kardan/contract/values/dealership-profile';
import { textForms } from '@kardan/contract/values/text-forms';
import { type CheckedCompany, checked } from './checked-request.ts';

/** The Firmenbuch number has its form and the letter that its digits demand; forms that are not registered have none. */
export function checkRegisterNumber({ legalForm, companyRegisterNumber }: CheckedCompany): CheckedLine {
  const check = 'register-number' as const;
  const told = companyRegisterNumber;
  if (told === null) {
    const finding = isUnregistered(legalForm) ? 'not-needed' : 'not-told';
    return checked({ check, outcome: finding === 'not-needed' ? 'ok' : 'problem', finding });
  }
  if (isUnregistered(legalForm)) return checked({ check, outcome: 'problem', finding: 'unexpected', told });
  const number = tidyRegisterNumber(told);
  if (!textForms.companyRegisterNumber.test(number))
    return checked({ check, outcome: 'problem', finding: 'wrong-form', told });
  const compared = registerCheckLetter(number);
  if (!hasRightRegisterLetter(number))
    return checked({ check, outcome: 'problem', finding: 'wrong-check-sign', told, compared });
  return checked({ check, outcome: 'ok', finding: 'right', told, compared });
}

/** The UID's last digit is what the others demand; small traders have no UID. */
export function checkVatDigits({ vatId: told }: CheckedCompany): CheckedLine {
  const check = 'vat-number' as const;
  if (told === null) return checked({ check, outcome: 'open', finding: 'not-told' });
  if (!textForms.vatId.test(told)) return checked({ check, outcome: 'problem', finding: 'wrong-form', told });
  const compared = String(vatCheckDigit(told));
  if (!hasRightVatDigit(told))
    return checked({ check, outcome: 'problem', finding: 'wrong-check-sign', told, compared });
  return checked({ check, outcome: 'ok', finding: 'right', told, compared });
}

/** The GISA number has its eight digits; it has no check digit. */
export function checkTradeNumber({ gisaNumber: told }: CheckedCompany): CheckedLine {
  const check = 'trade-number' as const;
  if (told === null) return checked({ check, outcome: 'problem', finding: 'not-told' });
  const isRight = textForms.gisaNumber.test(told);
  return checked({ check, outcome: isRight ? 'ok' : 'problem', finding: isRight ? 'right' : 'wrong-form', told });
}
