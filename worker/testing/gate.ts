import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Gate extends AsyncDisposable {
  url: string;
  /** From now on requests are taken but not passed on: the service behind seems to hang. */
  close(): void;
  /** Passes on what waits and what follows. */
  open(): void;
}

/** Stands before a service, so that a test decides when requests get through. */
export async function openGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const serviceOf = new Map<Socket, Socket>();
  let closed = false;
  const server = createServer((client) => {
    const service = connect(Number(port), hostname);
    serviceOf.set(client, service);
    service.pipe(client);
    if (!closed) client.pipe(service);
    for (const socket of [client, service]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        serviceOf.delete(client);
        client.destroy();
        service.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      closed = true;
      for (const client of serviceOf.keys()) client.unpipe();
    },
    open() {
      closed = false;
      for (const [client, service] of serviceOf) client.pipe(service);
    },
    async [Symbol.asyncDispose]() {
      for (const client of serviceOf.keys()) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
