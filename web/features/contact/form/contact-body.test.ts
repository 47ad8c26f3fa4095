import { expect, test } from 'vitest';
import { contactBody, subjectFields } from './contact-body.ts';
import { errorsOf, missingFields } from './field-errors.ts';

function filled(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const proof = { challenge: 'c', nonces: [1] };

test('a field that stays empty is not sent', () => {
  const data = filled({ name: ' Anna ', email: 'a@b.example', phone: ' ', message: 'Hallo', homepage: '' });
  expect(contactBody(data, { language: 'de-AT', proof })).toEqual({
    sender: { name: 'Anna', email: 'a@b.example', language: 'de-AT', proof },
    message: 'Hallo',
  });
});

test('what a program typed into the hidden field is sent, so that the server sees it', () => {
  const { sender } = contactBody(filled({ homepage: 'http://spam.example' }), { language: 'en', proof });
  expect(sender.homepage).toBe('http://spam.example');
});

test.each([
  ['143000', 143_000],
  ['143.000', 143_000],
  ['143 000', 143_000],
  ['143\u00A0000', 143_000],
  ['viel', 'viel'],
  ['-5', '-5'],
  ['1e5', '1e5'],
])('a mileage of %j is sent as %j', (typed, sent) => {
  const data = filled({ carMake: 'VW', carModel: 'Golf', carYear: '2016', carMileage: typed });
  expect(subjectFields(data, 'trade-in')).toEqual({ car: { make: 'VW', model: 'Golf', year: 2016, mileageKm: sent } });
});

test('each subject asks for its own fields', () => {
  const data = filled({ name: 'Anna', email: 'a@b.example' });
  expect(Object.keys(missingFields(data, 'question'))).toEqual(['message']);
  expect(Object.keys(missingFields(data, 'test-drive'))).toEqual(['date', 'dayPart']);
  expect(Object.keys(missingFields(data, 'callback'))).toEqual(['phone', 'dayPart']);
  expect(Object.keys(missingFields(data, 'nearby'))).toEqual(['postcode']);
  expect(Object.keys(missingFields(data, 'trade-in'))).toEqual(['carMake', 'carModel', 'carYear', 'carMileage']);
});

test('what the API finds stands beside its field; what no field shows is a failure of the whole', () => {
  const found = [
    { path: ['email'], code: 'invalid-format' },
    { path: ['car', 'mileageKm'], code: 'invalid-type' },
    { path: ['message'], code: 'too-big' },
    { path: ['message'], code: 'invalid-format' },
  ];
  expect(errorsOf(found)).toEqual({
    email: 'error.email',
    carMileage: 'error.carMileage',
    message: 'error.tooLong',
  });
  expect(errorsOf([...found, { path: ['proof', 'nonces'], code: 'too-small' }])).toBeUndefined();
  expect(errorsOf([])).toBeUndefined();
});
