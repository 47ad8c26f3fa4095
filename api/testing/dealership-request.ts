import type { DealershipRequestInput } from '@kardan/contract/calls/dealerships/dealership-requests';
import { firstAgreementVersion } from '@kardan/contract/values/dealership-profile';
import { buildProof } from '@kardan/core/testing/build-proof';

/** A company that passes every check, with whatever the test says otherwise. */
export function requestedCompany(changes: Partial<DealershipRequestInput['company']> = {}) {
  return {
    legalName: 'Autowelt Zirngast GmbH',
    name: 'Autowelt Zirngast',
    legalForm: 'gmbh' as const,
    street: 'Mürzgasse 4',
    postcode: '8680',
    city: 'Mürzzuschlag',
    vatId: 'ATU33864707',
    companyRegisterNumber: 'FN 418207 k',
    companyRegisterCourt: 'Landesgericht Leoben',
    gisaNumber: '26104417',
    managingPersons: ['Karin Zirngast'],
    ...changes,
  };
}

/** A request as the wizard sends it, with a proof of its own. */
export function requestBody({
  company,
  ...changes
}: Partial<Omit<DealershipRequestInput, 'company'>> & { company?: Partial<DealershipRequestInput['company']> } = {}) {
  return {
    name: 'Karin Zirngast',
    email: 'k.zirngast@autowelt.example',
    phone: '+43 3852 12345',
    company: requestedCompany(company),
    carCount: 60,
    feed: 'autoscout-json' as const,
    agreements: { terms: firstAgreementVersion, 'processing-contract': firstAgreementVersion },
    mayRepresent: true as const,
    proof: buildProof(),
    ...changes,
  };
}
