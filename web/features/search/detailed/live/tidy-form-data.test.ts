// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { tidyFormData } from './tidy-form-data.ts';

test.each([
  ['preis-von=&preis-bis=15.000', 'preis-bis=15000'],
  ['preis-bis=15,000', 'preis-bis=15000'],
  ['preis-bis=1 015 000', 'preis-bis=1015000'],
  ['verbrauch-bis=4,5', 'verbrauch-bis=4.5'],
  ['preis-bis=viel', 'preis-bis=viel'],
  ['q=1.000', 'q=1.000'],
  ['fahrzeug=volkswagen&fahrzeug=volkswagen/golf&fahrzeug=bmw&fahrzeug=', 'fahrzeug=volkswagen/golf&fahrzeug=bmw'],
  ['fahrzeug=bmw&fahrzeug=bmw', 'fahrzeug=bmw'],
  ['ort=&umkreis=50', ''],
  ['umkreis=50&ort=8010', 'umkreis=50&ort=8010'],
])('%s is sent as %s', (given, sent) => {
  const data = new FormData();
  for (const [name, value] of new URLSearchParams(given)) data.append(name, value);
  tidyFormData(data, { umkreis: 'ort' });
  expect([...data].map((pair) => pair.join('=')).join('&')).toBe(sent);
});
