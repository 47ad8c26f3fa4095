import { expect, test } from 'vitest';
import { userFromUrl } from './database.ts';

test('role, password and database come from the URL, decoded', () => {
  expect(userFromUrl('postgres://kar%40dan:p%2Fw@127.0.0.1:5432/shop')).toEqual({
    role: 'kar@dan',
    password: 'p/w',
    database: 'shop',
  });
});

test('without a name the database is that of the role', () => {
  expect(userFromUrl('postgres://kardan:pw@127.0.0.1:5432').database).toBe('kardan');
});
