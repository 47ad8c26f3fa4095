import { parseArgs } from 'node:util';
import { down } from './commands/down.ts';
import { reset } from './commands/reset.ts';
import { everStarted, status } from './commands/status.ts';
import { up } from './commands/up.ts';
import { chooseDirectories } from './machine/directories.ts';
import { withLock } from './machine/lock.ts';
import { say } from './machine/progress.ts';
import { type Profile, profiles, selectServices, servicesOf } from './profiles.ts';
import type { Service } from './service.ts';
import { loadServicesEnv } from './service-variables.ts';

const usage =
  'pnpm services up|down|status|reset [--profile single|cluster] [--only postgres,opensearch,s3-store,mail-catcher]';

async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { profile: { type: 'string' }, only: { type: 'string' } },
  });
  const profile = readProfile(values.profile);
  const env = loadServicesEnv();
  const { state } = chooseDirectories(env);
  const services = (wanted: readonly Profile[]) => selectServices(servicesOf(wanted, env), values.only?.split(','));

  switch (positionals[0]) {
    case 'up': {
      const wanted = services([profile ?? 'single']);
      await withLock(state, () => up(wanted));
      return tellCluster(wanted.filter(isNode));
    }
    case 'reset':
      return withLock(state, () => reset(services([profile ?? 'single'])));
    case 'down':
      return withLock(state, () => down(services(profile ? [profile] : profiles)));
    case 'status': {
      const shown = profile
        ? services([profile])
        : services(profiles).filter((service) => !isNode(service) || everStarted(service));
      process.exitCode = (await status(shown)) ? 0 : 1;
      return;
    }
    default:
      throw new Error(usage);
  }
}

function readProfile(text: string | undefined): Profile | undefined {
  if (text === undefined) return undefined;
  const profile = profiles.find((name) => name === text);
  if (!profile) throw new Error(`There is no profile ${text}.\n${usage}`);
  return profile;
}

function isNode(service: Service): boolean {
  return /^opensearch-\d$/.test(service.name);
}

function tellCluster(nodes: readonly Service[]): void {
  if (nodes.length > 0) say(`\nUse it with OPENSEARCH_URL=${nodes.map((node) => node.address).join(',')}`);
}

// What we install and write must be readable for the unprivileged user, whatever the caller's own habit is.
process.umask(0o022);
await main(process.argv.slice(2)).catch((problem: Error) => {
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
});
