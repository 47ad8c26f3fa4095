import { z } from 'zod';
import { imprintProblems } from './imprint.ts';
import { isPublic } from './is-public.ts';
import { type Source, secretProblems } from './secrets.ts';
import { siteVariables } from './site-variables.ts';
import { readVariableFiles } from './variable-files.ts';

export type Variables = Record<string, z.ZodType>;

/**
 * Reads the variables a process needs, from the environment or from files, once, before anything starts; throws with every
 * problem at once. The secrets among them, and the imprint, must be the installation's own wherever the site is not on this machine alone.
 */
export function parseEnvironment<V extends Variables>(variables: V, source: Source): z.output<z.ZodObject<V>> {
  const { given, problems } = readVariableFiles(Object.keys(variables), source);
  const result = z.object(variables).safeParse(given);
  if (!result.success)
    problems.push(...result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const origin = siteVariables.SITE_ORIGIN.safeParse(given.SITE_ORIGIN);
  if (origin.success && isPublic(origin.data)) {
    problems.push(...imprintProblems(variables, given), ...secretProblems(variables, given));
  }
  if (result.success && problems.length === 0) return result.data;
  throw new Error(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
