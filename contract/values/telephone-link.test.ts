import { expect, test } from 'vitest';
import { telephoneLink } from './telephone-link.ts';

test.each([
  ['+43 316 12 34-56', 'tel:+43316123456'],
  ['0316/12 34 56', 'tel:0316123456'],
  ['+43 (0)1 000 00 00', 'tel:+4310000000'],
])('%s is dialled as %s', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link);
});
