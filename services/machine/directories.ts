import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import type { ServicesEnv } from '../service-variables.ts';
import { canEnter, type SystemUser, unprivilegedUser } from './unprivileged-user.ts';

const repository = resolve(import.meta.dirname, '../..');

export interface Directories {
  /** Process ids and logs. */
  readonly state: string;
  /** Data; the same as `state` unless the services' user cannot enter that. */
  readonly data: string;
  /** Installed programs. */
  readonly cache: string;
  readonly user: SystemUser | undefined;
}

/** Decides where everything lies, and makes sure that the services' user gets there. */
export function chooseDirectories(env: ServicesEnv): Directories {
  const user = unprivilegedUser(env.KARDAN_SERVICES_USER);
  const state = makeDirectory(resolve(repository, env.KARDAN_SERVICES_STATE));
  const data = canEnter(user, state) ? state : makeDirectory(reachableData(state));
  const cache = makeDirectory(
    env.KARDAN_SERVICES_CACHE ? resolve(repository, env.KARDAN_SERVICES_CACHE) : defaultCache(user),
  );
  if (!canEnter(user, cache)) {
    throw new Error(`The user ${user?.name} cannot enter ${cache}; let KARDAN_SERVICES_CACHE name another directory.`);
  }
  return { state, data, cache, user };
}

/** A checkout below /root is closed to the services' user; its data goes where servers keep theirs. */
function reachableData(state: string): string {
  const checkout = createHash('sha256').update(state).digest('hex').slice(0, 12);
  return join('/var/lib/kardan-services', `${basename(repository)}-${checkout}`);
}

function defaultCache(user: SystemUser | undefined): string {
  return user ? '/var/cache/kardan' : join(homedir(), '.cache', 'kardan');
}

function makeDirectory(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  return path;
}
