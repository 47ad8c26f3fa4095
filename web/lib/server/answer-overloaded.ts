import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Problem, problems } from '@kardan/contract/problem';

const code = 'overloaded';
const { status, de } = problems[code];

/** Refuses a call as the API would, for want of time. */
export function answerOverloaded(response: ServerResponse): void {
  const requestId = randomUUID();
  const document: Problem = { type: `urn:kardan:problem:${code}`, title: de, status, code, requestId };
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': '2',
    'x-request-id': requestId,
  });
  response.end(JSON.stringify(document));
}
