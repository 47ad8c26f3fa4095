import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Problem, problems } from '@kardan/contract/problem';

/** Refuses a call as the API would, for want of time. */
export function answerOverloaded(response: ServerResponse, retryAfterSeconds: number): void {
  const { status, de } = problems.overloaded;
  const requestId = randomUUID();
  const code = 'overloaded';
  const document: Problem = { type: `urn:kardan:problem:${code}`, title: de, status, code, requestId };
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'x-request-id': requestId,
  });
  response.end(JSON.stringify(document));
}
