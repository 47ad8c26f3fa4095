import type { OpenAPIV3_1 } from 'openapi-types';

type Schema = OpenAPIV3_1.SchemaObject & { $ref?: string };

/** How integers are described that have no bound of their own, as ids have none. */
const boundless = new Set<unknown>([undefined, 2_147_483_647, Number.MAX_SAFE_INTEGER]);
const namedAsId = /(^|[a-z-])(id|Id|ids|Ids|copyOf|cursor|key)$/;

/** Every place of a call's query, headers and body that can name an object, as `body.rules[].accountId`. */
export function idFieldsOf(document: OpenAPIV3_1.Document, path: string, method: string): string[] {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const found = new Set<string>();
  const walk = (schema: Schema | undefined, place: string, within: readonly string[]): void => {
    if (!schema) return;
    const reference = schema.$ref?.split('/').at(-1);
    if (reference !== undefined) {
      if (!within.includes(reference)) walk(schemas[reference], place, [...within, reference]);
      return;
    }
    for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      walk(part, place, within);
    for (const [name, inner] of Object.entries(schema.properties ?? {})) walk(inner, `${place}.${name}`, within);
    if ('items' in schema) walk(schema.items, `${place}[]`, within);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties, `${place}{}`, within);
    if (namesAnObject(schema, place)) found.add(place);
  };
  const operation = (document.paths?.[path] as Record<string, OpenAPIV3_1.OperationObject> | undefined)?.[method];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  for (const parameter of (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[])
    if (parameter.in !== 'path') walk(parameter.schema, `${parameter.in}.${parameter.name}`, []);
  const { content = {} } = (operation.requestBody ?? {}) as OpenAPIV3_1.RequestBodyObject;
  for (const { schema } of Object.values(content)) walk(schema, 'body', []);
  return [...found].sort();
}

function namesAnObject(schema: Schema, place: string): boolean {
  if (schema.enum || schema.const !== undefined) return false;
  if (schema.format === 'uuid' || schema.pattern?.includes('[0-9a-f]{64}')) return true;
  if (schema.type === 'integer' && boundless.has(schema.maximum)) return true;
  const name =
    place
      .replaceAll(/\[\]|\{\}/g, '')
      .split('.')
      .at(-1) ?? '';
  return (schema.type === 'integer' || schema.type === 'string') && namedAsId.test(name);
}
