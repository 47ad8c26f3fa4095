import { expect, test } from 'vitest';
import { barmanConfiguration } from './barman-configuration.ts';

test('a password with quotes and backslashes reaches the database as it is', () => {
  const configuration = barmanConfiguration({
    directory: '/srv/backup',
    user: 'kardan',
    databaseUrl: 'postgres://kardan_backup:a%27b%5Cc@db.example/kardan?sslmode=verify-full',
    clientPrograms: '/opt/postgres/bin',
    retentionDays: 14,
  });
  expect(configuration).toContain(
    "conninfo = host='db.example' port='5432' user='kardan_backup' password='a\\'b\\\\c' dbname='kardan' sslmode='verify-full'",
  );
  expect(configuration).toContain('retention_policy = RECOVERY WINDOW OF 14 DAYS');
});
