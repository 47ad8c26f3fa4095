import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDatabase } from '@kardan/core/health/check-database';
import type { Services } from '@kardan/core/services';

export interface HealthPort {
  port: number;
  /** From now on it is not ready. */
  sayStopping(): void;
  close(): void;
}

/**
 * Tells machines how a process is that answers nobody else: it lives while its event loop turns, and is ready while the
 * database, where its work comes from, answers.
 */
export async function openHealthPort(services: Pick<Services, 'db'>, port: number): Promise<HealthPort> {
  let stopping = false;
  const tell = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = (code: number, status: string) => {
      response.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify({ status }));
    };
    if (request.url === '/health/live') return answer(200, 'live');
    if (request.url !== '/health/ready') return answer(404, 'unknown');
    if (stopping) return answer(503, 'stopping');
    return (await checkDatabase(services)) === 'up' ? answer(200, 'ready') : answer(503, 'unavailable');
  };
  const server = createServer((request, response) => void tell(request, response));
  server.listen(port);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    sayStopping: () => {
      stopping = true;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
