import { expect, test } from 'vitest';
import { isKnownHost } from './known-host.ts';

const site = { SITE_ORIGIN: 'https://autos.example', PORT: 3000 };

test.each([
  ['autos.example', true],
  ['AUTOS.example', true],
  ['localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['autos.example:8443', false],
  ['www.autos.example', false],
  ['evil.example', false],
  ['autos.example.evil.example', false],
  ['localhost:3001', false],
  ['localhost', false],
  ['', false],
  [undefined, false],
])('on the internet the host %s is known: %s', (host, known) => {
  expect(isKnownHost(host, site)).toBe(known);
});

test.each(['localhost:3000', 'localhost:8080', '127.0.0.1:41234'])('on one’s own machine %s is known too', (host) => {
  expect(isKnownHost(host, { SITE_ORIGIN: 'http://localhost:3000', PORT: 3000 })).toBe(true);
  expect(isKnownHost('evil.example', { SITE_ORIGIN: 'http://localhost:3000', PORT: 3000 })).toBe(false);
});
