import { issueText } from '@kardan/contract/labels/issue';
import { type Issue, type Problem, type ProblemCode, problems } from '@kardan/contract/problem';
import type { Language } from '@kardan/contract/values/identifiers';
import { Failure, isDatabaseOutage } from '@kardan/core/kernel/errors';
import { isUnstorableText } from './unstorable-text.ts';

/** Failures that Fastify finds before any of our code runs. */
const frameworkCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_BAD_URL: 'unknown-route',
  FST_ERR_MAX_PARAM_LENGTH: 'unknown-route',
  FST_ERR_HANDLER_TIMEOUT: 'overloaded',
};

/** Of the database: a statement that took too long, and one that met another's change; tried again, it goes through. */
const cutShort = /^(57014|55P03|40P01|40001)$/;

/** What an error is to the caller. Whatever is not known to be theirs is ours, and they learn no more of it than that. */
export function problemCodeOf(error: unknown): ProblemCode {
  if (error instanceof Failure) return error.code;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  // A body that broke off: what its socket reports looks like that of a database, but for the status Fastify gives it.
  if (code === 'ECONNRESET' && statusCode === 400) return 'malformed-body';
  if (isDatabaseOutage(error)) return 'database-unavailable';
  if (typeof code === 'string' && cutShort.test(code)) return 'overloaded';
  if (isUnstorableText(error)) return 'invalid-request';
  const known = typeof code === 'string' ? frameworkCodes[code] : undefined;
  if (known) return known;
  // Bodies that would change an object's prototype are refused by the JSON parser with a bare 400.
  if (error instanceof SyntaxError && statusCode === 400) return 'malformed-body';
  return 'internal-error';
}

/** The document that goes out for a code: its public text and the fields to correct, in the visitor's language. */
export function problemDocument(
  code: ProblemCode,
  requestId: string,
  language: Language,
  issues: readonly (Omit<Issue, 'in'> & { in?: Issue['in'] })[] = [],
): Problem {
  const texts = language === 'en' ? 'en' : 'de';
  const { status, [texts]: title } = problems[code];
  const told = issues.map(
    (issue): Issue => ({ in: 'body', ...issue, message: issueText(issue.code, texts) ?? issue.message }),
  );
  return {
    type: `urn:kardan:problem:${code}`,
    title,
    status,
    code,
    ...(told.length > 0 && { issues: told }),
    requestId,
  };
}
