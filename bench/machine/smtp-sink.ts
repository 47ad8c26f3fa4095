import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

export interface SmtpSink extends AsyncDisposable {
  url: string;
}

/** A mail server that accepts everything and keeps nothing: mails of a benchmark are not worth a catcher's memory. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    let inData = false;
    socket.on('error', () => {});
    say('220 sink');
    createInterface({ input: socket }).on('line', (line) => {
      if (inData) {
        if (line !== '.') return;
        inData = false;
        say('250 taken');
      } else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        socket.end('221 bye\r\n');
      } else say('250 fine');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}
