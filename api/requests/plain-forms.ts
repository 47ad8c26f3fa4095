import type { FastifyInstance, FastifyRequest } from 'fastify';
import { multipartFields } from './multipart-fields.ts';

/** A search as JSON among them, of which the encoding makes three times as much. */
const maxBytes = 32 * 1024;

/**
 * Makes a scope's routes take forms of a few short fields, in both encodings that RFC 8058 lets mail programs choose
 * from, and nothing else. A form is read whole before it is understood: a parser that reads along goes through whatever
 * stands around the fields, and 200 MB of that took it a second.
 */
export function acceptPlainForms(scope: FastifyInstance): void {
  const short = { parseAs: 'string', bodyLimit: maxBytes } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-www-form-urlencoded', short, async (_: FastifyRequest, text: string) =>
    fieldsOf([...new URLSearchParams(text)]),
  );
  scope.addContentTypeParser('multipart/form-data', short, async ({ headers }: FastifyRequest, text: string) =>
    fieldsOf(multipartFields(headers['content-type'] ?? '', text)),
  );
}

/** A key that comes again makes a list. */
function fieldsOf(pairs: [name: string, value: string][]): Record<string, string | string[]> {
  const byName = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, ofName]) => {
      const values = ofName.map(([, value]) => value);
      return [name, values.length === 1 ? values.join() : values];
    }),
  );
}
