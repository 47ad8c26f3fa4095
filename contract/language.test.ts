import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [undefined, 'de-AT'],
  ['', 'de-AT'],
  ['*', 'de-AT'],
  ['fr', 'de-AT'],
  ['de', 'de-AT'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de-AT'],
  ['en', 'en'],
  ['EN-GB', 'en'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr,en;q=0.5', 'en'],
  ['fr-FR, fr;q=0.9, de;q=0.5, en;q=0.4', 'de-AT'],
  ['den', 'de-AT'],
])('%s asks for %s', (acceptLanguage, language) => {
  expect(languageOf(acceptLanguage)).toBe(language);
});
