import { creditTag, dealershipTag, listingTag } from '@kardan/contract/cache-tags';
import { costCalls } from '@kardan/contract/calls/listings/costs';
import { creditExampleCalls } from '@kardan/contract/calls/listings/credit-examples';
import { electricDrivingCalls } from '@kardan/contract/calls/listings/electric-driving';
import { financingComparisonCalls } from '@kardan/contract/calls/listings/financing-comparison';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { readFinanceOffer, readFinancingComparison, readLeasingOffer } from '@kardan/core/costs/credit/read-offers';
import { electricDriving } from '@kardan/core/costs/electric/driving-rules';
import { readListingCosts } from '@kardan/core/costs/read-listing-costs';
import { calculateInsuranceTax } from '@kardan/core/costs/taxes/calculate-insurance-tax';
import { calculateNova } from '@kardan/core/costs/taxes/nova-rules';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

const rules = { access: everyone, limit: perVisitor(600, 'minute') };
// They change with a law or a year only; every answer names the day its figures are of.
const calculatorRules = { ...rules, maxAgeSeconds: 300 };
// Operators may change the conditions any day.
const creditRules = { ...rules, maxAgeSeconds: 10, sharedMaxAgeSeconds: 300, cacheTags: [creditTag] };

export function costRoutes(api: Api, services: Services): void {
  api.route({
    ...costCalls.listingCosts,
    ...rules,
    // As the listing itself: they change with its price.
    maxAgeSeconds: 10,
    sharedMaxAgeSeconds: 300,
    cacheTags: ({ listing }) => [listingTag(listing.id), dealershipTag(listing.dealershipId)],
    handler: ({ params, query }) => readListingCosts(services, params.id, query),
  });
  api.route({
    ...costCalls.nova,
    ...calculatorRules,
    handler: ({ query }) => calculateNova(query, viennaDay(new Date())),
  });
  api.route({
    ...electricDrivingCalls.electricDriving,
    ...calculatorRules,
    handler: ({ query }) => electricDriving(query, viennaDay(new Date())),
  });
  api.route({
    ...creditExampleCalls.finance,
    ...creditRules,
    handler: ({ query }) => readFinanceOffer(services, query),
  });
  api.route({
    ...creditExampleCalls.leasing,
    ...creditRules,
    handler: ({ query }) => readLeasingOffer(services, query),
  });
  api.route({
    ...financingComparisonCalls.compareFinancing,
    ...creditRules,
    handler: ({ query }) => readFinancingComparison(services, query),
  });
  api.route({
    ...costCalls.insuranceTax,
    ...calculatorRules,
    handler: ({ query }) => calculateInsuranceTax(query, viennaDay(new Date())),
  });
}
