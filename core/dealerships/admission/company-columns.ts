import type { companyFields } from '@kardan/contract/calls/dealerships/dealership-requests';
import type { z } from 'zod';

export type Company = z.output<z.ZodObject<typeof companyFields>>;

/** What a form tells of a company → as it is stored: nothing told is null, and the register's number has FN before it. */
export function companyColumns(company: Company) {
  const { companyRegisterNumber: number } = company;
  return {
    name: company.name ?? company.legalName,
    legalName: company.legalName,
    legalForm: company.legalForm,
    street: company.street,
    postcode: company.postcode,
    city: company.city,
    vatId: company.vatId ?? null,
    companyRegisterNumber: number === undefined ? null : `FN ${number}`,
    companyRegisterCourt: company.companyRegisterCourt ?? null,
    gisaNumber: company.gisaNumber as string | null,
    tradeAuthority: company.tradeAuthority ?? null,
    managingPersons: company.managingPersons,
    website: company.website ?? null,
  };
}
