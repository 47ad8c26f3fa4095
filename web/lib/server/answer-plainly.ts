import type { ServerResponse } from 'node:http';

/** For programs and mistyped requests: words without a page around them. */
export function answerPlainly(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
