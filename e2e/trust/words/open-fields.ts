import type { Call } from '@kardan/contract/calls/call';

/** As much of JSON Schema as bodies of calls use. */
export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

/** What no pattern of a closed form takes, and every field that somebody writes freely into does; one of addresses only as one. */
const anything = '<b a="1">=x';
const anyAddress = 'https://a.example/"><b>=x';

export function schemaOf(schema: NonNullable<Call['body']>): JsonSchema {
  return schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

/** The schema behind a reference; of several that may hold, the one that what is said fits, and none that is null. */
export function resolve(node: JsonSchema, root: JsonSchema, said?: unknown): JsonSchema {
  if (node.$ref) return resolve(definition(node.$ref, root), root, said);
  const choices = (node.anyOf ?? node.oneOf)?.map((each) => resolve(each, root, said));
  if (!choices) return node;
  return choices.find((each) => each.type !== 'null' && fits(each, root, said)) ?? choices[0] ?? node;
}

function fits({ properties = {} }: JsonSchema, root: JsonSchema, said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return true;
  return Object.entries(said).every(([key, value]) => {
    const property = properties[key] && resolve(properties[key], root);
    return property !== undefined && (property.const === undefined || property.const === value);
  });
}

function definition(reference: string, root: JsonSchema): JsonSchema {
  return reference === '#' ? root : (root.$defs?.[reference.split('/').at(-1) ?? ''] ?? {});
}

/** Whether a field takes any words, or an address of any, or has one inside that does. */
export function isOpen(node: JsonSchema | undefined, root: JsonSchema): boolean {
  return node !== undefined && openPaths(node, root).length > 0;
}

/** Every field of a call's body that takes any words, or an address of any, as `company.name` or `cars.[].title`. */
export function openFields({ body }: Call): string[] {
  if (!body) return [];
  const root = schemaOf(body);
  return [...new Set(openPaths(root, root).map((path) => path.join('.')))];
}

function openPaths(node: JsonSchema, root: JsonSchema, seen: string[] = []): string[][] {
  if (node.$ref) {
    return seen.includes(node.$ref) ? [] : openPaths(definition(node.$ref, root), root, [...seen, node.$ref]);
  }
  const below = (key: string, schema: JsonSchema) => openPaths(schema, root, seen).map((path) => [key, ...path]);
  const found = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((each) => openPaths(each, root, seen));
  for (const [key, property] of Object.entries(node.properties ?? {})) found.push(...below(key, property));
  if (node.items) found.push(...below('[]', node.items));
  if (typeof node.additionalProperties === 'object') found.push(...below('{}', node.additionalProperties));
  if (node.type === 'string' && takesAnything(node)) found.push([]);
  return found;
}

function takesAnything({ enum: values, const: value, format, pattern, allOf = [] }: JsonSchema): boolean {
  if (values || value !== undefined || (format !== undefined && format !== 'uri')) return false;
  const patterns = [pattern, ...allOf.map((each) => each.pattern)].filter((each) => each !== undefined);
  const takes = (probe: string) =>
    patterns.every((each) => new RegExp(each, 'u').test(probe) || each.startsWith('^(?!'));
  return takes(anyAddress) || (format === undefined && takes(anything));
}
