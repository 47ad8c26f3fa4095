import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '@kardan/contract/language';
import { type Problem, type ProblemCode, problems } from '@kardan/contract/problem';

/** When to come back: an API that cannot be reached takes longer to be back than a crowd to pass. What is not here depends on no time. */
const retryAfterSeconds: Partial<Record<ProblemCode, string>> = {
  'database-unavailable': '5',
  overloaded: '2',
  'too-many-requests': '2',
};

/** Says in the API's own words why a call does not reach it, so that whoever called understands it as any other outage. */
export function answerProblem(request: IncomingMessage, response: ServerResponse, code: ProblemCode): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const { status, de, en } = problems[code];
  const title = languageOf(request.headers['accept-language']) === 'en' ? en : de;
  const requestId = randomUUID();
  const retryAfter = retryAfterSeconds[code];
  const document: Problem = { type: `urn:kardan:problem:${code}`, title, status, code, requestId };
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    'x-request-id': requestId,
  });
  response.end(JSON.stringify(document));
}
