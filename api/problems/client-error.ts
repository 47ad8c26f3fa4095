import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { problemDocument } from './problem-of.ts';

/** Answers what is not HTTP at all, or too slow or too long to be read, before any request exists. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(problemDocument('invalid-request', randomUUID(), 'de-AT'));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
