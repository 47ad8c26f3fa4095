import {
  hasRightRegisterLetter,
  hasRightVatDigit,
  tidyRegisterNumber,
  tidyVatId,
} from '@kardan/contract/values/company-numbers';
import { textForms } from '@kardan/contract/values/text-forms';

/** What can be said of a field before it is sent; the words are `wrong.…`. */
export type Judgement = 'postcode' | 'vatForm' | 'vatDigit' | 'registerForm' | 'gisa';

/** What is wrong with a number as it was typed, by the same rules that the API has; nothing for an empty field. */
export function judgeField(name: string, typed: string): Judgement | undefined {
  if (typed === '') return undefined;
  switch (name) {
    case 'company.postcode':
      return textForms.postcode.test(typed) ? undefined : 'postcode';
    case 'company.vatId':
      return judgeVatId(tidyVatId(typed));
    case 'company.companyRegisterNumber':
      return textForms.companyRegisterNumber.test(tidyRegisterNumber(typed)) ? undefined : 'registerForm';
    case 'company.gisaNumber':
      return textForms.gisaNumber.test(typed) ? undefined : 'gisa';
  }
  return undefined;
}

function judgeVatId(vatId: string): Judgement | undefined {
  if (!textForms.vatId.test(vatId)) return 'vatForm';
  return hasRightVatDigit(vatId) ? undefined : 'vatDigit';
}

/** A register number of the right form whose letter does not fit: worth a second look, no reason to stop somebody. */
export function looksMistyped(typed: string): boolean {
  const number = tidyRegisterNumber(typed);
  return textForms.companyRegisterNumber.test(number) && !hasRightRegisterLetter(number);
}
