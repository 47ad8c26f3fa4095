import { type Dispatcher, Pool } from 'undici';
import type { Load } from './messages.ts';
import { visitorAddress } from './visitor-address.ts';

export interface Sender {
  /** Sends one request and reads the whole answer without looking into it; `done` gets its status or the error's code. */
  send(pick: number, done: (status: number | string, bytes: number) => void): void;
  /** Breaks off what is still under way. */
  close(): Promise<void>;
}

/** A plain HTTP/1.1 client that keeps connections open and never pipelines. */
export function openSender(load: Load, connections: number): Sender {
  const pool = new Pool(load.origin, { connections, pipelining: 1, headersTimeout: 120_000, bodyTimeout: 120_000 });
  let sent = 0;
  return {
    send(pick, done) {
      pool.dispatch(requestOf(load, pick, visitorAddress(sent++)), answerReader(done));
    },
    close: () => pool.destroy(),
  };
}

function requestOf(load: Load, pick: number, visitor: string): Dispatcher.DispatchOptions {
  const from = { 'x-forwarded-for': visitor };
  if ('paths' in load)
    return { method: 'GET', path: load.paths[pick] ?? '/', headers: { ...from, 'accept-encoding': 'gzip, br' } };
  const headers = { 'content-type': load.contentType, ...(load.manyVisitors && from) };
  return { method: 'POST', path: load.path, headers, body: load.bodies[pick] ?? null };
}

function answerReader(done: (status: number | string, bytes: number) => void): Dispatcher.DispatchHandler {
  let status = 0;
  let bytes = 0;
  return {
    onRequestStart() {},
    onResponseStart(_controller, statusCode) {
      status = statusCode;
    },
    onResponseData(_controller, chunk) {
      bytes += chunk.length;
    },
    onResponseEnd() {
      done(status, bytes);
    },
    onResponseError(_controller, error) {
      done('code' in error ? String(error.code) : error.message, bytes);
    },
  };
}
