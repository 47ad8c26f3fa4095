import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableDatabase extends AsyncDisposable {
  /** Of the same database, over a connection that can be cut. */
  url: string;
  /** From now on the database is gone for whoever uses this address. */
  cut: () => void;
}

/** A way to a database that a test can cut while the services that all tests share go on. */
export async function cuttableDatabase(databaseUrl: string): Promise<CuttableDatabase> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => undefined).on('close', () => open.delete(end));
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { url: url.href, cut, [Symbol.asyncDispose]: async () => cut() };
}
