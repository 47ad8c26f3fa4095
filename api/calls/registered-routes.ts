import type { KeyScope } from '@kardan/contract/values/api-keys';
import type { FastifyInstance } from 'fastify';
import type { Access } from '../rules/access.ts';
import type { Limit } from '../rules/limit.ts';
import type { Priority } from '../rules/priority.ts';

export interface RegisteredRoute {
  method: string;
  url: string;
  access: Access | undefined;
  limit: Limit | undefined;
  scope: KeyScope | undefined;
  priority: Priority | undefined;
  pattern: RegExp;
}

/** Keeps a list of every route that is registered from here on, for the check of its rules and for 405. */
export function collectRoutes(app: FastifyInstance): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const pattern = new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`);
    for (const one of [method].flat())
      routes.push({
        method: one,
        url,
        access: config?.access,
        limit: config?.limit,
        scope: config?.scope,
        priority: config?.priority,
        pattern,
      });
  });
  return routes;
}

/** Methods that the path of a URL does take. */
export function allowedMethods(routes: RegisteredRoute[], url: string): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
