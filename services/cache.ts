import { cp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findVarnish, varnishRemedy } from './cache/find-varnish.ts';
import { originVcl } from './cache/origin-vcl.ts';
import type { Directories } from './machine/directories.ts';
import { makeOwnDirectory } from './machine/unprivileged-user.ts';
import { endProcess, launchDetached } from './process.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

const policy = resolve(import.meta.dirname, '../deploy/cache/default.vcl');

/** Varnish in front of web, with the policy that production uses; only the origin and the networks are this machine's. */
export function cache(env: ServicesEnv, { state, data, user }: Directories): Service {
  const port = env.CACHE_PORT;
  const address = `http://127.0.0.1:${port}`;
  const directory = join(state, 'cache');
  const home = join(data, 'cache');
  const configuration = join(home, 'vcl');

  return {
    name: 'cache',
    version: findVarnish()?.version ?? 'not installed',
    address,
    ports: [port],
    directory,
    timeoutSeconds: 30, // it compiles its configuration with a C compiler
    // Comes from the system, since its modules must fit it to the byte.
    async install() {
      if (!findVarnish()) throw new Error(`The cache needs Varnish with its modules: ${varnishRemedy}`);
    },
    async start() {
      await makeOwnDirectory(user, join(home, 'run'));
      await makeOwnDirectory(user, configuration);
      // Copied: the services' user may not be able to enter the checkout.
      await cp(policy, join(configuration, 'default.vcl'));
      await writeFile(join(configuration, 'origin.vcl'), originVcl(env.CACHE_ORIGIN_URL));
      launchDetached(directory, {
        program: findVarnish()?.program ?? 'varnishd',
        args: [...options(configuration), '-n', join(home, 'run'), '-a', `127.0.0.1:${port}`],
        // Not as an argument: every user of the machine can read those.
        env: { CACHE_PURGE_SECRET: env.CACHE_PURGE_SECRET },
        cwd: home,
        user,
      });
    },
    stop: () => endProcess(directory, 'SIGTERM', 10),
    async health() {
      const response = await fetch(`${address}/cache-health`, { signal: AbortSignal.timeout(2000) });
      if (!response.ok) throw new Error(`/cache-health answered ${response.status}`);
    },
    prepare: async () => {},
    wipe: () => rm(home, { recursive: true, force: true }),
  };
}

function options(configuration: string): string[] {
  const parameters = {
    vcl_path: configuration,
    // An answer that says nothing of its lifetime is not kept, and none is shown longer than it says.
    default_ttl: '0',
    default_grace: '0',
    default_keep: '0',
    // Answers that live for seconds count against the same memory as all others.
    shortlived: '0',
    thread_pool_min: '20',
  };
  return [
    ...['-F', '-j', 'none', '-T', 'none'],
    ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]),
    ...['-f', join(configuration, 'default.vcl')],
    ...['-s', 'malloc,256m', '-s', 'Transient=malloc,128m'],
  ];
}
