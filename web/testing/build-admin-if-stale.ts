import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newestChange, productionEnvironment } from './build-if-stale.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the admin application, unless the build there is newer than all it is made of. */
export function buildAdminIfStale(): void {
  const built = `${root}admin/dist/index.html`;
  const sources = ['admin', 'contract', 'ui'].map((name) => newestChange(root + name));
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources)) return;
  const { status } = spawnSync('pnpm', ['--silent', '--filter', '@kardan/admin', 'run', 'build'], {
    cwd: root,
    env: productionEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`building admin ended with ${status}`);
}
