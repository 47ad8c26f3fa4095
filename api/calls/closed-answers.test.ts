import type { Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import { expect, test } from 'vitest';
import { z } from 'zod';

/** As much of JSON Schema as answers use. */
interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** Places of answers that take whatever is put there, with what that is. */
const open: Record<string, string> = {
  'feed.locked[].feedValue': 'the value of one field, whose kind the field decides',
  'changes[].before': 'the value of one field, whose kind the field decides',
  'changes[].after': 'the value of one field, whose kind the field decides',
  frontMatter: 'lines that editors have written',
  'newPasskeyOptions.options': 'as WebAuthn has it',
  'passkeySignInOptions.options': 'as WebAuthn has it',
  exportPersonalData: 'all that is kept of the person who asks for it',
};

test('an answer has the fields that its schema names, in every place but a few that are told', () => {
  const places = Object.entries<Call>(calls).flatMap(([name, { response }]) => openPlaces(response, name));
  expect(places.length).toBeGreaterThan(10);
  const told = Object.keys(open);
  const isTold = (place: string) => told.some((end) => place === end || place.endsWith(`.${end}`));
  expect(places.filter((place) => !isTold(place))).toEqual([]);
  expect(told.filter((end) => !places.some((place) => place === end || place.endsWith(`.${end}`)))).toEqual([]);
});

test('an answer that takes any key, or anything, would be found, however deep', () => {
  const inner = z.object({ list: z.array(z.looseObject({ a: z.string() })), any: z.unknown(), text: z.string() });
  expect(openPlaces(z.object({ inner: inner.nullable() }), 'call')).toEqual(['call.inner.list[]', 'call.inner.any']);
  expect(openPlaces(z.record(z.string(), z.object({ a: z.string() })), 'call')).toEqual([]);
});

/** Where an answer may hold keys or values that its schema does not name; those of a record are of one kind. */
function openPlaces(response: z.ZodType, name: string): string[] {
  if (response instanceof z.ZodFile || response instanceof z.ZodVoid || response instanceof z.ZodUndefined) return [];
  const root = z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Schema;
  const walk = (node: Schema, place: string, seen: string[]): string[] => {
    const reference = node.$ref?.split('/').at(-1);
    if (reference !== undefined) {
      return seen.includes(reference) ? [] : walk(root.$defs?.[reference] ?? {}, place, [...seen, reference]);
    }
    const parts = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
    const found = parts.flatMap((each) => walk(each, place, seen));
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      found.push(...walk(property, `${place}.${key}`, seen));
    }
    if (node.items) found.push(...walk(node.items, `${place}[]`, seen));
    const { additionalProperties: others } = node;
    const isAny = typeof others === 'object' ? Object.keys(others).length === 0 : others !== false;
    const isBare =
      node.type === undefined && parts.length === 0 && !node.allOf && !node.enum && node.const === undefined;
    if (isBare || (node.type === 'object' && isAny)) found.push(place);
    else if (typeof others === 'object') found.push(...walk(others, `${place}{}`, seen));
    return found;
  };
  return [...new Set(walk(root, name, []))];
}
