import type { LegalForm } from '@kardan/contract/values/dealership-profile';
import { isUnregistered } from '@kardan/contract/values/dealership-profile';
import type { FormValues } from '#lib/form/form-values.ts';

/** What was typed of the company, as the API takes it: what stayed empty is not sent, nor a register that it is not in. */
export function companyBody(value: FormValues) {
  const typed = (name: string) => value(`company.${name}`);
  const told = <Name extends string>(name: Name) =>
    typed(name) ? ({ [name]: typed(name) } as Record<Name, string>) : {};
  const legalForm = typed('legalForm') as LegalForm;
  return {
    legalName: typed('legalName'),
    ...told('name'),
    legalForm,
    street: typed('street'),
    postcode: typed('postcode'),
    city: typed('city'),
    ...told('vatId'),
    ...(isUnregistered(legalForm) ? {} : { ...told('companyRegisterNumber'), ...told('companyRegisterCourt') }),
    gisaNumber: typed('gisaNumber'),
    ...told('tradeAuthority'),
    managingPersons: namesIn(typed('managingPersons')),
    ...(typed('website') && { website: withScheme(typed('website')) }),
  };
}

/** Names as people write them in one line: by commas, semicolons or “und”. */
export function namesIn(typed: string): string[] {
  return typed
    .split(/[,;]|\s(?:und|and|&)\s/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** People type www.autohaus.at. */
function withScheme(address: string): string {
  return /^https?:\/\//.test(address) ? address : `https://${address}`;
}
