import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Makes a scope's routes take plain text up to a size, and nothing else. */
export function acceptPlainText(scope: FastifyInstance, maxBytes: number): void {
  scope.removeAllContentTypeParsers();
  const bounded = { parseAs: 'string', bodyLimit: maxBytes } as const;
  scope.addContentTypeParser('text/plain', bounded, async (_: FastifyRequest, text: string) => text);
}
