import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Switch extends AsyncDisposable {
  port: number;
  /** Ends every connection, and leads new ones to this port. */
  leadTo(port: number): void;
}

/** What stands before the servers of a database and leads to the one that may be written to, as HAProxy does before Patroni. */
export async function startSwitch(first: number): Promise<Switch> {
  const open = new Set<Socket>();
  let target = first;
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      open.add(end);
      end
        .on('error', () => other.destroy())
        .on('close', () => {
          open.delete(end);
          other.destroy();
        });
      end.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
      endAll();
    },
    async [Symbol.asyncDispose]() {
      server.close();
      endAll();
    },
  };
}
