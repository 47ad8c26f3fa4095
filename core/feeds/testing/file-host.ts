import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Serve = (request: IncomingMessage, answer: ServerResponse) => void;

export interface FileHost extends AsyncDisposable {
  origin: string;
  /** What lies at a path: bytes, or whatever is said. */
  files: Map<string, Buffer | Serve>;
  /** Paths in the order in which they were asked for. */
  asked: string[];
  askedAt: number[];
  maxInFlight: number;
}

/** A web server that dealers' files and pictures lie on. */
export async function openFileHost(): Promise<FileHost> {
  const files: FileHost['files'] = new Map();
  let atOnce = 0;
  const server = createServer((request, answer) => {
    const path = request.url ?? '';
    host.asked.push(path);
    host.askedAt.push(Date.now());
    atOnce += 1;
    host.maxInFlight = Math.max(host.maxInFlight, atOnce);
    answer.once('close', () => {
      atOnce -= 1;
    });
    const file = files.get(path);
    if (typeof file === 'function') file(request, answer);
    else if (file) answer.writeHead(200, { 'content-type': 'image/jpeg', etag: `"${file.length}"` }).end(file);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host: FileHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked: [],
    askedAt: [],
    maxInFlight: 0,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
  return host;
}
