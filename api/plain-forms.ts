import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const mostBytes = 8 * 1024;

/**
 * Makes a scope's routes take forms of a few short fields, in both encodings that RFC 8058 lets mail programs choose
 * from, and nothing else.
 */
export async function acceptPlainForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, text, done) => done(null, fieldsOf(new URLSearchParams(text as string))),
  );
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 0, fields: 8, parts: 8, fieldSize: 1024, headerPairs: 20 },
  });
}

/** A key that comes again makes a list. */
function fieldsOf(pairs: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(pairs.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...others] = pairs.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
