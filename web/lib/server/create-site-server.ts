import { createServer, type RequestListener, type Server } from 'node:http';
import { maxArrivalMs } from '@kardan/contract/values/request-bodies';

/**
 * Connections a process holds at once; further ones are closed as they come. A connection costs some 20 KB, a browser opens
 * six, and a cache in front needs a hundred.
 */
const maxConnections = 5_000;

/**
 * Longer than a cache in front keeps a connection that is not used (Varnish: a minute). Node lets in one new connection with each
 * turn of its event loop: whoever had to open one while pages are being made would wait for seconds.
 */
const keepAliveTimeout = 65_000;

/** How long a body may still be on its way when its request has been answered; then its connection is ended. */
const lingerMs = 2_000;

/**
 * The server that every request comes to. Nothing of the site speaks another protocol: a request to upgrade is answered as
 * the request that it also is. Only in development Next tells browsers of changes through a connection of that kind; it
 * takes them in production too and then leaves them open for ever.
 */
export function createSiteServer(listener: RequestListener, { dev }: { dev: boolean }): Server {
  const server = createServer(
    { headersTimeout: 30_000, keepAliveTimeout, requestTimeout: maxArrivalMs, shouldUpgradeCallback: () => dev },
    listener,
  );
  server.maxConnections = maxConnections;
  // A request that does not wait for the answer to the one before has no way for its own yet. Nobody's browser or proxy sends one:
  // whoever does, and reads nothing, would keep many of them under way by one connection.
  server.prependListener('request', (request, response) => {
    if (!response.socket) request.socket.destroy();
  });
  server.on('request', (request, response) => {
    response.once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || request.destroy(), lingerMs).unref();
    });
  });
  return server;
}
