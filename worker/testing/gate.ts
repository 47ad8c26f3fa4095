import type { Socket } from 'node:net';
import { openTcpProxy, type TcpProxy } from '@kardan/core/testing/tcp-proxy';

export interface Gate extends TcpProxy {
  /** From now on requests that contain these words are taken but not passed on: the service behind seems to hang. */
  close(words?: string): void;
  /** Passes on what waits and what follows. */
  open(): void;
  /** Whether some request waits. */
  holds(): boolean;
}

interface Connection {
  service: Socket;
  waiting: Buffer[];
}

/** Stands before a service, so that a test decides when which requests get through. */
export async function openGate(target: string): Promise<Gate> {
  const connections = new Set<Connection>();
  let held: string | undefined;
  const proxy = await openTcpProxy(target, (client, service) => {
    const connection: Connection = { service, waiting: [] };
    connections.add(connection);
    client.on('close', () => connections.delete(connection));
    service.pipe(client);
    client.on('data', (chunk) => {
      const waits = connection.waiting.length > 0 || (held !== undefined && chunk.includes(held));
      if (waits) connection.waiting.push(chunk);
      else service.write(chunk);
    });
  });
  return {
    ...proxy,
    close(words = '') {
      held = words;
    },
    open() {
      held = undefined;
      for (const { waiting, service } of connections) for (const chunk of waiting.splice(0)) service.write(chunk);
    },
    holds: () => [...connections].some(({ waiting }) => waiting.length > 0),
  };
}
