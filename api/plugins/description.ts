import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Collects the routes for an OpenAPI 3.1 document; only the script that writes it needs that, no running server. */
export async function registerDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kardan API',
        version: '1',
        description:
          'Calls of the car marketplace. Every failure is an RFC 9457 problem document with a stable `code`; ' +
          'the codes are listed in docs/errors.md.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'kdn_…',
            description: 'A key of a dealer’s own system; calls that take one say so here.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({}),
    transformObject: jsonSchemaTransformObject,
    // Health is for the machines around us and no part of the contract.
    hideUntagged: true,
  });
}
