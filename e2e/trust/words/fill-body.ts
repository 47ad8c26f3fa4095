import { randomUUID } from 'node:crypto';
import type { Call } from '@kardan/contract/calls/call';
import { isOpen, type JsonSchema, resolve, schemaOf } from './open-fields.ts';
import type { Freedom, Said, Speech } from './speech.ts';

/** What a step says of a body itself; everything else that is needed, or is free text, is made up. */
export type Given = { [key: string]: unknown };

/** Forms that fields may have; the first that a schema takes is used. */
const forms = [
  '1010',
  'ab-cd',
  '#aa00bb',
  '08:00',
  '2031-12',
  '2031-12-24',
  '2031-12-24T10:00:00Z',
  '123456a',
  '12345678',
  '123456',
  'AT',
  '+43 664 1234567',
  'https://a.example/',
  '/a-b',
  'a.example',
  'WVWZZZ1KZ6W000001',
  'c'.repeat(64),
  '5f0c7a52-0000-4000-8000-000000000077',
];

interface Leaf {
  said?: Said;
  value: string;
}

/** A field's words, freest first: which of them it takes its schema says. */
interface Choice {
  leaves: Leaf[];
  taken: number;
}

/** A body that its call takes, with harmful words wherever a field takes any; what was said comes with it. */
export function fillBody(
  name: string,
  { body: schema }: Pick<Call, 'body'>,
  speech: Speech,
  given: Given,
): { body: unknown; said: Said[] } {
  if (!schema) throw new Error(`${name} takes no body`);
  const root = schemaOf(schema);
  const choices = new Map<string, Choice>();
  for (;;) {
    const body = build(root, given, []);
    const parsed = schema.safeParse(body);
    if (parsed.success) {
      const used = [...choices.values()].flatMap(({ leaves, taken }) => leaves[taken]?.said ?? []);
      return { body, said: used };
    }
    // A field that is refused for two reasons is still one.
    const refused = new Set(parsed.error.issues.map(({ path }) => choices.get(path.join('.'))));
    const open = [...refused]
      .filter((each) => each !== undefined)
      .filter(({ leaves, taken }) => taken + 1 < leaves.length);
    if (open.length === 0)
      throw new Error(`${name}: ${JSON.stringify(parsed.error.issues)} in ${JSON.stringify(body)}`);
    for (const choice of open) choice.taken += 1;
  }

  function build(node: JsonSchema, said: unknown, path: (string | number)[]): unknown {
    const schema = resolve(node, root, said);
    if (Array.isArray(said) && schema.items)
      return said.map((each, place) => build(schema.items ?? {}, each, [...path, place]));
    if (said !== undefined && !(isObject(said) && schema.properties)) return said;
    if (schema.properties) return buildObject(schema, (said ?? {}) as Given, path);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'array') {
      const fewest = schema.minItems ?? (isOpen(schema.items, root) ? 1 : 0);
      return Array.from({ length: fewest }, (_, place) => build(schema.items ?? {}, undefined, [...path, place]));
    }
    if (schema.type === 'string') return stringFor(schema, path);
    if (schema.type === 'boolean') return false;
    if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 1);
    return schema.type === 'null' ? null : {};
  }

  function buildObject(schema: JsonSchema, said: Given, path: (string | number)[]): Given {
    const built: Given = {};
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const isNeeded = schema.required?.includes(key) || key in said || isOpen(property, root);
      if (!isNeeded || (key in said && said[key] === undefined)) continue;
      built[key] = build(property, said[key], [...path, key]);
    }
    return built;
  }

  function stringFor(schema: JsonSchema, path: (string | number)[]): string {
    const at = path.join('.');
    let choice = choices.get(at);
    if (!choice) {
      const max = Math.min(schema.maxLength ?? 1_000, 100_000);
      const leaf = (freedom: Freedom): Leaf => {
        const mark = speech.newMark();
        const value = speech.phrase(freedom, max, mark);
        return { value, said: { mark, call: name, field: at.replaceAll(/\d+/g, '[]'), text: value } };
      };
      const free = isOpen(schema, root) ? (['text', 'line', 'name', 'address'] as const).map(leaf) : [];
      choice = { leaves: [...free, ...forms.map((value) => ({ value })), { value: randomUUID() }], taken: 0 };
      choices.set(at, choice);
    }
    return choice.leaves[choice.taken]?.value ?? '';
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
