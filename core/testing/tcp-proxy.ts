import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy extends AsyncDisposable {
  /** The target's address by way of the proxy. */
  url: string;
  /** From now on the target is gone for whoever uses this address. */
  cut(): void;
}

/** Decides what becomes of the bytes of one connection. */
type Join = (client: Socket, service: Socket) => void;

/** A way to a service that a test has in its hand, while the services that all tests share go on. */
export async function openTcpProxy(target: string, join: Join = pass): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    for (const [end, other] of [
      [client, service],
      [service, client],
    ] as const) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        // After what is still on its way.
        other.destroySoon();
      });
    }
    join(client, service);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { url: url.href.replace(/\/$/, ''), cut, [Symbol.asyncDispose]: async () => cut() };
}

function pass(client: Socket, service: Socket): void {
  client.pipe(service).pipe(client);
}
