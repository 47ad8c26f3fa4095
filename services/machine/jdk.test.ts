import { expect, test } from 'vitest';
import { featureFromRelease } from './jdk.ts';

test.each([
  ['IMPLEMENTOR="Eclipse Adoptium"\nJAVA_VERSION="25.0.1"\n', 25],
  ['JAVA_VERSION="21"\n', 21],
  ['JAVA_VERSION="1.8.0_402"\n', 8],
  ['', 0],
])('reads the feature version from %j', (release, feature) => {
  expect(featureFromRelease(release)).toBe(feature);
});
