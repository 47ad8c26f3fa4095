import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Services } from '@kardan/core/services';
import { repository } from './directories.ts';

/** What a figure depends on beside our code. */
export interface MachineDescription {
  processor: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  opensearch: string;
  java: string;
  engineHeapGb: number;
  postgres: string;
  commit: string;
}

/** The folders whose changes since the commit are worth a word. */
const measured = ['api', 'core', 'contract', 'bench'];

export async function describeMachine(services: Services, folders = measured): Promise<MachineDescription> {
  const { body } = await services.search.client.nodes.info({ metric: ['jvm'] });
  const [node] = Object.values(body.nodes ?? {});
  const { version } = await services.db
    .selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val('server_version')]).as('version'))
    .executeTakeFirstOrThrow();
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `Linux ${release()}`,
    node: process.version,
    opensearch: node?.version ?? 'unknown',
    java: node?.jvm?.version ?? 'unknown',
    engineHeapGb: Math.round((Number(node?.jvm?.mem?.heap_max_in_bytes ?? 0) / 1024 ** 3) * 10) / 10,
    postgres: version,
    commit: currentCommit(folders),
  };
}

function currentCommit(folders: string[]): string {
  if (!existsSync(join(repository, '.git'))) return 'unknown';
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ...folders) !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with local changes' : ''}`;
}
