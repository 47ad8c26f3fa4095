import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createMigratedDatabase } from '@kardan/core/testing/test-database';
import { pgDumpPath } from '@kardan/services/postgres/client-programs';
import type { GeneratedFile } from './generated-file.ts';

const run = promisify(execFile);
const core = new URL('../../core/', import.meta.url).pathname;

/** The schema as a freshly migrated database has it: as SQL for reviewers, as types for the code. */
export async function schemaFiles(): Promise<GeneratedFile[]> {
  await using database = await createMigratedDatabase();
  return [
    { path: 'core/db/schema.sql', text: await dump(database.ownerUrl) },
    { path: 'core/db/schema.gen.ts', text: await types(database.ownerUrl) },
  ];
}

async function dump(url: string): Promise<string> {
  const options = [
    '--schema-only',
    '--schema=public',
    '--schema=audit',
    '--no-owner',
    '--no-privileges',
    '--exclude-table=kysely_*',
  ];
  const { stdout } = await run(await pgDumpPath(), [...options, url], { maxBuffer: 1 << 26 });
  // Comments name the versions of server and program, settings and \restrict a random key: none says anything about ours.
  const lines = stdout.split('\n').filter((line) => !/^(--|SET |SELECT pg_catalog|\\)/.test(line));
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

async function types(url: string): Promise<string> {
  const options = ['--dialect', 'postgres', '--url', url, '--camel-case', '--date-parser', 'string'];
  const mapping = ['--numeric-parser', 'number', '--type-mapping', '{"int8":"number"}'];
  const { stdout } = await run(
    'pnpm',
    [
      'exec',
      'kysely-codegen',
      ...options,
      ...mapping,
      '--exclude-pattern',
      'kysely_*',
      '--print',
      '--log-level',
      'silent',
    ],
    { cwd: core, maxBuffer: 1 << 26 },
  );
  return `${stdout.trim()}\n`;
}
