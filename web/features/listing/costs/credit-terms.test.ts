import { financeQuery, leasingQuery } from '@kardan/contract/calls/listings/credit-examples';
import { expect, test } from 'vitest';
import { durationChoices } from '../page-choices.ts';
import { creditTerms, leasingTerms } from './credit-terms.ts';

test('the API takes the terms of every price and duration that the page asks for', () => {
  for (const priceEur of [1_500, 1_999, 24_990, 999_999]) {
    for (const months of durationChoices) {
      expect(financeQuery.safeParse(creditTerms(priceEur, months)).success).toBe(true);
      expect(leasingQuery.safeParse(leasingTerms(priceEur, months)).success).toBe(true);
    }
  }
});

test('nobody borrows for a car of a few hundred euros', () => {
  expect(creditTerms(900, 36)).toBeUndefined();
  expect(leasingTerms(900, 36)).toBeUndefined();
});
