import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server that says these words to whoever names a recipient. */
export async function openRefusingMailServer(answer: string): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const command = chunk.toString().slice(0, 4).toUpperCase();
      socket.write(command === 'RCPT' ? `${answer}\r\n` : '250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
