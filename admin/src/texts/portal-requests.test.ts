import { findingsOfChecks } from '@kardan/contract/values/dealership-requests';
import { expect, test } from 'vitest';
import { english } from './english.ts';
import { german } from './german.ts';

test.each([
  ['German', german.portalRequests],
  ['English', english.portalRequests],
])('every finding of a check has words in %s', (_, texts) => {
  const keys = Object.entries(findingsOfChecks).flatMap(([check, findings]) =>
    findings.map((finding) => `finding.${check}.${finding}`),
  );
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});
