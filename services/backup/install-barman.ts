import { join } from 'node:path';
import { installOnce } from '../machine/cached-install.ts';
import { findProgram } from '../machine/find-program.ts';
import { runCommand } from '../machine/run-command.ts';

/** Barman and what it needs, each in the version that was tried. */
const barmanVersion = '3.19.1';
const packages = [`barman==${barmanVersion}`, 'psycopg2-binary==2.9.13', 'python-dateutil==4.0.0', 'tzdata==2026.6'];

/** What makes Barman run: Python's arguments and environment. Into the cache at first use; a folder of packages, since a virtual environment cannot be moved to its place. */
export async function installBarman(cache: string): Promise<{ script: string; env: Record<string, string> }> {
  const missing = missingForBarman();
  if (missing) throw new Error(`Barman needs ${missing}: \`apt install ${missing}\`.`);
  const installation = join(cache, `barman-${barmanVersion}`);
  // `--no-deps`: Barman asks for psycopg2, which would be compiled; the package with its library inside is the same module.
  const options = ['--no-deps', '--only-binary=:all:', '--quiet', '--disable-pip-version-check'];
  await installOnce(installation, (draft) =>
    runCommand('python3', ['-m', 'pip', 'install', ...options, '--target', draft, ...packages]),
  );
  return { script: join(installation, 'bin', 'barman'), env: { PYTHONPATH: installation, LC_ALL: 'C.UTF-8' } };
}

/** A program without which Barman restores nothing. */
export function missingForBarman(): string | undefined {
  return findProgram('rsync') ? undefined : 'rsync';
}
