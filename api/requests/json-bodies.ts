import type { FastifyInstance } from 'fastify';

/**
 * Makes all calls take JSON. A call that has no body may be sent an empty one: many clients name the type of whatever they
 * send. Where a body is needed an empty one cannot be read.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '' && !request.routeOptions.schema?.body) done(null, undefined);
    else void parse(request, text, done);
  });
}
