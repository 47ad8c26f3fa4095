import { schemaIssueText } from '@kardan/contract/labels/schema-issue';
import type { Issue } from '@kardan/contract/problem';
import type { Language } from '@kardan/contract/values/identifiers';
import type { z } from 'zod';

const messages = {
  'de-AT': (issue: z.core.$ZodRawIssue) => schemaIssueText(issue, 'de'),
  en: (issue: z.core.$ZodRawIssue) => schemaIssueText(issue, 'en'),
};

type Part = Issue['in'];

/** Checks one part of a request; gives the parsed value, and adds everything that is wrong to the issues. */
export function checkPart<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: Part,
  language: Language,
  issues: Issue[],
): z.output<S> | undefined {
  const result = schema.safeParse(value, { error: messages[language] });
  if (result.success) return result.data;
  for (const found of result.error.issues) {
    issues.push({ in: part, path: found.path.map(step), code: codeOf(found), message: found.message });
  }
  return undefined;
}

/** Codes in our spelling: they belong to the contract, not to the library that finds them. Refinements name their own. */
function codeOf(found: z.core.$ZodIssue): string {
  const own: unknown = found.code === 'custom' ? found.params?.code : undefined;
  return typeof own === 'string' ? own : found.code.replaceAll('_', '-');
}

function step(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key);
}
