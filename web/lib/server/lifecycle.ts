import type { RequestListener, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long readiness says "stopping" before connections are refused, as with the API: a load balancer needs it to look away. */
const defaultNoticeMs = 2_000;

export interface Lifecycle {
  /**
   * Answers machines that ask how the process is, whatever name they call it by, and hands on everything else. Without the API it
   * stays ready: it has pages that say so, and a balancer without any site has none.
   */
  listen(handle: RequestListener): RequestListener;
  /** Says that it is stopping, then accepts nothing more and lets running requests finish. */
  stop(server: Server): Promise<void>;
}

export function createLifecycle(noticeMs = defaultNoticeMs): Lifecycle {
  let stopping = false;
  return {
    listen: (handle) => (request, response) => {
      if (stopping) response.setHeader('connection', 'close');
      if (request.url === '/health/live') return answer(200, 'live');
      if (request.url === '/health/ready') return stopping ? answer(503, 'stopping') : answer(200, 'ready');
      return handle(request, response);

      function answer(code: number, status: string): void {
        response.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' });
        response.end(JSON.stringify({ status }));
      }
    },
    async stop(server) {
      stopping = true;
      await wait(noticeMs);
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      // Connections whose clients would keep them become idle one by one; each would hold the process for five seconds.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      await closed.promise;
      clearInterval(sweep);
    },
  };
}
