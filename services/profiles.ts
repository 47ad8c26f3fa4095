import { cache } from './cache.ts';
import { chooseDirectories } from './machine/directories.ts';
import { mailCatcher } from './mail-catcher.ts';
import { opensearchCluster, singleOpensearch } from './opensearch.ts';
import { postgres } from './postgres.ts';
import { s3Store } from './s3-store.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

export const profiles = ['single', 'cluster'] as const;
export type Profile = (typeof profiles)[number];

/** Services that are started only when they are asked for. */
export const extras = ['cache'] as const;
export type Extra = (typeof extras)[number];

/** The services of the given profiles and the extras beside them, in the order in which they are shown. */
export function servicesOf(wanted: readonly Profile[], env: ServicesEnv, beside: readonly Extra[] = []): Service[] {
  const directories = chooseDirectories(env);
  return [
    postgres(env, directories),
    ...(wanted.includes('single') ? [singleOpensearch(env, directories)] : []),
    ...(wanted.includes('cluster') ? opensearchCluster(env, directories) : []),
    s3Store(env, directories),
    mailCatcher(env, directories),
    ...(beside.includes('cache') ? [cache(env, directories)] : []),
  ];
}

/** Keeps the named ones; `opensearch` also means the nodes of the cluster, opensearch-1 and so on. */
export function selectServices(services: readonly Service[], names: readonly string[] | undefined): Service[] {
  if (!names) return [...services];
  const means = (name: string, service: Service) => service.name === name || service.name.replace(/-\d$/, '') === name;
  const unknown = names.filter((name) => !services.some((service) => means(name, service)));
  if (unknown.length > 0) {
    const known = services.map((service) => service.name).join(', ');
    throw new Error(`There is no service ${unknown.join(', ')} in this profile; it has ${known}.`);
  }
  return services.filter((service) => names.some((name) => means(name, service)));
}
