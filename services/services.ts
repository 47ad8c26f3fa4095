import { parseArgs } from 'node:util';
import { down } from './commands/down.ts';
import { reset } from './commands/reset.ts';
import { everStarted, notEnded, status } from './commands/status.ts';
import { up } from './commands/up.ts';
import { chooseDirectories } from './machine/directories.ts';
import { withLock } from './machine/lock.ts';
import { say } from './machine/progress.ts';
import { type Extra, extras, type Profile, profiles, selectServices, servicesOf } from './profiles.ts';
import type { Service } from './service.ts';
import { loadServicesEnv } from './service-variables.ts';

const usage =
  'pnpm services up|down|status|reset [--profile single|cluster] [--with cache] [--only postgres,opensearch,s3-store,mail-catcher,cache]';

async function main(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { profile: { type: 'string' }, with: { type: 'string' }, only: { type: 'string' } },
  });
  const profile = readProfile(values.profile);
  const env = loadServicesEnv();
  const { state } = chooseDirectories(env);
  const only = values.only?.split(',');
  const services = (wanted: readonly Profile[], beside: readonly Extra[]) =>
    selectServices(servicesOf(wanted, env, beside), only);
  // Whoever names an extra asks for it.
  const asked = readExtras([...(values.with?.split(',') ?? []), ...extras.filter((name) => only?.includes(name))]);

  switch (positionals[0]) {
    case 'up': {
      const wanted = services([profile ?? 'single'], asked);
      await withLock(state, () => up(wanted));
      return tellCluster(wanted.filter(isNode));
    }
    case 'reset': {
      // A cache that runs would go on showing the data that is deleted.
      const concerned = services([profile ?? 'single'], extras).filter(
        (service) => !isExtra(service) || asked.includes(service.name) || notEnded(service),
      );
      return withLock(state, () => reset(concerned));
    }
    case 'down':
      return withLock(state, () => down(services(profile ? [profile] : profiles, extras)));
    case 'status': {
      const isShown = (service: Service) => {
        if (isExtra(service)) return asked.includes(service.name) || notEnded(service);
        return profile !== undefined || !isNode(service) || everStarted(service);
      };
      const shown = services(profile ? [profile] : profiles, extras).filter(isShown);
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

function readExtras(names: readonly string[]): Extra[] {
  const unknown = names.filter((name) => !extras.some((extra) => extra === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to start beside the others.\n${usage}`);
  return extras.filter((extra) => names.includes(extra));
}

function isExtra(service: Service): service is Service & { name: Extra } {
  return extras.some((extra) => extra === service.name);
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
