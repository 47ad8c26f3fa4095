import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Gate extends AsyncDisposable {
  url: string;
  /** From now on requests that contain these words are taken but not passed on: the service behind seems to hang. */
  close(words?: string): void;
  /** Passes on what waits and what follows. */
  open(): void;
  /** Whether some request waits. */
  holds(): boolean;
}

interface Connection {
  client: Socket;
  service: Socket;
  waiting: Buffer[];
}

/** Stands before a service, so that a test decides when which requests get through. */
export async function openGate(target: string): Promise<Gate> {
  const { hostname, port } = new URL(target);
  const connections = new Set<Connection>();
  let held: string | undefined;
  const server = createServer((client) => {
    const connection = { client, service: connect(Number(port), hostname), waiting: [] as Buffer[] };
    connections.add(connection);
    connection.service.pipe(client);
    client.on('data', (chunk) => {
      const waits = connection.waiting.length > 0 || (held !== undefined && chunk.includes(held));
      if (waits) connection.waiting.push(chunk);
      else connection.service.write(chunk);
    });
    for (const socket of [client, connection.service]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        connections.delete(connection);
        client.destroy();
        connection.service.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close(words = '') {
      held = words;
    },
    open() {
      held = undefined;
      for (const { waiting, service } of connections) for (const chunk of waiting.splice(0)) service.write(chunk);
    },
    holds: () => [...connections].some(({ waiting }) => waiting.length > 0),
    async [Symbol.asyncDispose]() {
      for (const { client } of connections) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
