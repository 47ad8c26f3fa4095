import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Problem, problems } from '@kardan/contract/problem';

const retryAfterSeconds = '5';

/** Says in the API's own words that it cannot be reached, so that whoever called understands it as any other outage. */
export function answerOutage(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const code = 'database-unavailable';
  const { status, de, en } = problems[code];
  const title = request.headers['accept-language']?.startsWith('en') ? en : de;
  const document: Problem = { type: `urn:kardan:problem:${code}`, title, status, code, requestId: randomUUID() };
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'retry-after': retryAfterSeconds,
  });
  response.end(JSON.stringify(document));
}
