import { expect, test } from 'vitest';
import { describeStatement } from './trace-query.ts';

test.each([
  ['select "id" from "listing" where "id" = $1', 'select', 'listing'],
  ['insert into "mail" ("id") values ($1)', 'insert', 'mail'],
  ['update "account" set "name" = $1', 'update', 'account'],
  ['delete from only "session"', 'delete', 'session'],
  ['with due as (select * from pgboss.job) select 1', 'with', 'job'],
  ['begin', 'begin', undefined],
  ["select 1 where 'anna' = 'from kanarienvogel'", 'select', undefined],
  ['', 'statement', undefined],
])('%s is told by its verb and table', (statement, operation, collection) => {
  expect(describeStatement(statement)).toEqual({ operation, collection });
});
