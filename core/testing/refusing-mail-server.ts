import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

interface RefusingMailServer extends AsyncDisposable {
  url: string;
  /** What it was asked to do, in order. */
  commands: string[];
}

/** A mail server that says these words to whoever names a recipient, and knows no encryption. */
export async function openRefusingMailServer(answer: string): Promise<RefusingMailServer> {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const command = chunk.toString().slice(0, 4).toUpperCase();
      commands.push(command);
      if (command === 'STAR') socket.write('502 5.5.1 not implemented\r\n');
      else socket.write(command === 'RCPT' ? `${answer}\r\n` : '250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
