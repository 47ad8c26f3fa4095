import { join } from 'node:path';
import { installOnce } from '../machine/cached-install.ts';
import { chooseDirectories } from '../machine/directories.ts';
import { findProgram } from '../machine/find-program.ts';
import { runCommand } from '../machine/run-command.ts';
import { loadServicesEnv } from '../service-variables.ts';

/** Patroni and what it needs for etcd, each in the version that was tried. */
const patroniVersion = '4.1.5';
const packages = [
  `patroni==${patroniVersion}`,
  'dnspython==2.9.2',
  'psutil==7.2.2',
  'psycopg==3.3.9',
  'psycopg-binary==3.3.9',
  'python-dateutil==4.0.0',
  'python-etcd==0.4.5',
  'PyYAML==6.0.3',
  'typing_extensions==4.16.0',
  'urllib3==2.8.0',
];

export interface PatroniPrograms {
  /** Where Python finds Patroni. */
  folder: string;
  etcd: string;
}

/** Patroni, by pip into the cache at first use, and the etcd of this machine. */
export async function installPatroni(): Promise<PatroniPrograms> {
  const etcd = findEtcd();
  if (!etcd) throw new Error('Patroni needs etcd: `apt install etcd-server`.');
  const folder = join(chooseDirectories(loadServicesEnv()).cache, `patroni-${patroniVersion}`);
  // python-etcd, of which Patroni takes classes, is published as source alone.
  const options = ['--no-deps', '--only-binary=:all:', '--no-binary=python-etcd', '--quiet'];
  await installOnce(folder, (draft) =>
    runCommand('python3', ['-m', 'pip', 'install', ...options, '--target', draft, ...packages]),
  );
  return { folder, etcd };
}

export function findEtcd(): string | undefined {
  return findProgram('etcd');
}
