import type { StoredRequest } from './request-store.ts';

/** The company of a request, as it would be let in. */
export function companyOf(request: StoredRequest) {
  return {
    name: request.name,
    legalName: request.legalName,
    legalForm: request.legalForm,
    street: request.street,
    postcode: request.postcode,
    city: request.city,
    vatId: request.vatId,
    companyRegisterNumber: request.companyRegisterNumber,
    companyRegisterCourt: request.companyRegisterCourt,
    gisaNumber: request.gisaNumber,
    tradeAuthority: request.tradeAuthority,
    managingPersons: request.managingPersons,
    website: request.website,
  };
}
