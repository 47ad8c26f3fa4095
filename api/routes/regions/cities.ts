import { cityTag } from '@kardan/contract/cache-tags';
import { apiPrefix } from '@kardan/contract/calls/call';
import { type City, cityCalls as calls } from '@kardan/contract/calls/regions/regions';
import { inTransaction } from '@kardan/core/db/database';
import { createCity } from '@kardan/core/regions/cities/create-city';
import { deleteCity } from '@kardan/core/regions/cities/delete-city';
import { readCity } from '@kardan/core/regions/cities/read-city';
import { updateCity } from '@kardan/core/regions/cities/update-city';
import type { Services } from '@kardan/core/services';
import type { FastifyReply } from 'fastify';
import type { Api } from '../../route.ts';
import { everyone, operator } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

export function cityRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.city,
    access: everyone,
    limit: perVisitor(600, 'minute'),
    maxAgeSeconds: 60,
    sharedMaxAgeSeconds: 3_600,
    cacheTags: ({ id }) => [cityTag(id)],
    handler: async ({ params }, reply) => tagged(await readCity(services, params.id), reply),
  });
  api.route({
    ...calls.createCity,
    access: operator,
    limit: perAccount(60, 'minute'),
    status: 201,
    handler: async ({ actor, body }, reply) => {
      const city = await inTransaction(services.db, (tx) => createCity(tx, actor, body));
      reply.header('location', `${apiPrefix}/city/${city.id}`);
      return tagged(city, reply);
    },
  });
  api.route({
    ...calls.updateCity,
    access: operator,
    limit: perAccount(60, 'minute'),
    handler: async ({ actor, params, revision, body }, reply) =>
      tagged(await inTransaction(services.db, (tx) => updateCity(tx, actor, params.id, revision, body)), reply),
  });
  api.route({
    ...calls.deleteCity,
    access: operator,
    limit: perAccount(60, 'minute'),
    handler: ({ actor, params }) => inTransaction(services.db, (tx) => deleteCity(tx, actor, params.id)),
  });
}

/** The revision as `ETag`, for the `If-Match` of the next change. */
function tagged(city: City, reply: FastifyReply): City {
  reply.header('etag', `"${city.revision}"`);
  return city;
}
