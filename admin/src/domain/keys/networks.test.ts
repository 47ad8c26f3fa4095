import { expect, test } from 'vitest';
import { readNetworks, writeNetworks } from './networks.ts';

test('networks are read however somebody separates them', () => {
  expect(readNetworks(' 203.0.113.7,198.51.100.0/24;2001:db8::/48\n192.0.2.1 ')).toEqual([
    '203.0.113.7',
    '198.51.100.0/24',
    '2001:db8::/48',
    '192.0.2.1',
  ]);
  expect(readNetworks(' ')).toEqual([]);
});

test('a network of one address is written as the address, a wider one as it is', () => {
  expect(writeNetworks(['203.0.113.7/32', '198.51.100.0/24', '2001:db8::1/128', '2001:db8::/32'])).toBe(
    '203.0.113.7, 198.51.100.0/24, 2001:db8::1, 2001:db8::/32',
  );
});
