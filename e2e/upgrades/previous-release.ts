import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@kardan/services/machine/run-command';
import { root } from '../stack/start.ts';

export interface PreviousRelease extends AsyncDisposable {
  /** As `0.5.0`. */
  version: string;
  /** Its code, with what it depends on. */
  directory: string;
}

/**
 * Lays out the code of the newest release in a temporary folder, with its own dependencies from the store of packages: everything that it needs was
 * installed for it once. The tag names it; where tags were not fetched, the commit that says so.
 */
export async function layOutPreviousRelease(): Promise<PreviousRelease> {
  const changelog = await readFile(`${root}CHANGELOG.md`, 'utf8');
  const [, version] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  if (!version) throw new Error('CHANGELOG.md names no release');
  const directory = await mkdtemp(join(tmpdir(), `kardan-${version}-`));
  const archive = join(directory, 'release.tar');
  await runCommand('git', ['archive', '--output', archive, await commitOf(version)], { cwd: root });
  await runCommand('tar', ['-xf', archive, '-C', directory]);
  await runCommand('pnpm', ['install', '--offline', '--frozen-lockfile', '--ignore-scripts'], { cwd: directory });
  return {
    version,
    directory,
    [Symbol.asyncDispose]: () => rm(directory, { recursive: true, force: true }),
  };
}

async function commitOf(version: string): Promise<string> {
  const git = (...args: string[]) => runCommand('git', args, { cwd: root });
  const tag = (await git('tag', '--list', `v${version}`)).trim();
  if (tag) return tag;
  const pattern = `^Release ${version.replaceAll('.', '\\.')}$`;
  const commit = (await git('log', '--format=%H', '--max-count=1', '--grep', pattern, 'HEAD')).trim();
  if (!commit) throw new Error(`neither a tag v${version} nor its commit is here: fetch the whole history`);
  return commit;
}
