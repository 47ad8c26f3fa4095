import { z } from 'zod';

export type Variables = Record<string, z.ZodType>;

/** Reads the variables a process needs, once, before anything starts; throws with every problem at once. */
export function parseEnvironment<V extends Variables>(
  variables: V,
  source: Record<string, string | undefined>,
): z.output<z.ZodObject<V>> {
  const given = Object.fromEntries(
    Object.keys(variables).map((name) => [name, source[name] === '' ? undefined : source[name]]),
  );
  const result = z.object(variables).safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${problems.join('\n')}`);
}
