import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

interface DeafDatabase extends AsyncDisposable {
  /** Of the same database, over connections whose answers can be held back. */
  url: string;
  /** From now on statements arrive and are carried out, and whoever asked hears nothing of it. */
  holdAnswers: () => void;
}

/** A way to a real database on which a test stops a process between what it has done and what it learns of it. */
export async function deafDatabase(databaseUrl: string): Promise<DeafDatabase> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isHeld = false;
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => undefined).on('close', () => open.delete(end));
    }
    socket.pipe(onward);
    onward.on('data', (answer) => isHeld || socket.write(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    holdAnswers: () => {
      isHeld = true;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
