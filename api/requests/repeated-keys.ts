import { z } from 'zod';

/** Names of the query parameters that are lists; a list of one arrives as a bare value. */
export function listParameters(query: z.ZodObject | undefined): string[] {
  if (!query) return [];
  return Object.entries(query.shape).flatMap(([name, schema]) => (isList(schema as z.ZodType) ? [name] : []));
}

function isList(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodArray) return true;
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return wrapped && isList(schema.unwrap() as z.ZodType);
}

/** The query with every list parameter as a list. */
export function withLists(query: unknown, lists: string[]): unknown {
  const values = { ...(query as Record<string, unknown>) };
  for (const name of lists) {
    if (values[name] !== undefined && !Array.isArray(values[name])) values[name] = [values[name]];
  }
  return values;
}
