import { timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh2, { type FileEntry, type SFTPWrapper } from 'ssh2';
import { fingerprintOf } from '../sources/sftp/host-key.ts';

const { Server, utils } = ssh2;
const { STATUS_CODE, OPEN_MODE } = utils.sftp;

export interface SftpServer extends AsyncDisposable {
  /** Where files lie: `sftp://127.0.0.1:port`. */
  origin: string;
  hostKey: string;
  /** `openBytes` is what the server says once a file is open, and sends without end. */
  files: Map<string, { bytes: Buffer; modifiedSeconds: number; openBytes?: number }>;
  /** How many bytes were sent. */
  sent: number;
  /** Who signed in, and how; passwords that were shown included. */
  signIns: { username: string; method: string; password?: string }[];
  /** A public key that is taken, as `authorized_keys` has it. */
  authorizedKey: string | undefined;
  connections: number;
  /** Lets in, and says nothing more from there on. */
  silentFrom: 'session' | 'listing' | undefined;
}

/** A server that speaks SFTP, with files in one folder; takes the password `geheim`. */
export async function openSftpServer({
  hostKeys = [makeHostKey()],
}: {
  hostKeys?: string[];
} = {}): Promise<SftpServer> {
  const server = new Server({ hostKeys }, (client) => {
    opened.connections += 1;
    client.on('error', () => {});
    client.on('authentication', (context) => {
      const { username, method } = context;
      if (method === 'password') {
        opened.signIns.push({ username, method, password: context.password });
        if (context.password === 'geheim') return context.accept();
      }
      if (method === 'publickey' && opened.authorizedKey) {
        const allowed = utils.parseKey(opened.authorizedKey);
        if (allowed instanceof Error) throw allowed;
        const key = Array.isArray(allowed) ? allowed[0] : allowed;
        const [known, shown] = [key?.getPublicSSH() as Buffer, context.key.data];
        const isKnown = known.length === shown.length && timingSafeEqual(known, shown);
        const isSigned = !context.signature || key?.verify(context.blob, context.signature, context.hashAlgo) === true;
        if (isKnown && isSigned) {
          if (context.signature) opened.signIns.push({ username, method });
          return context.accept();
        }
      }
      context.reject(['password', 'publickey']);
    });
    client.on('ready', () => {
      client.on('session', (accept) => {
        if (opened.silentFrom !== 'session') accept().on('sftp', (acceptSftp) => serveFiles(acceptSftp(), opened));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const opened: SftpServer = {
    origin: `sftp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hostKey: fingerprintOf(publicPart(hostKeys[0] as string)),
    files: new Map(),
    signIns: [],
    authorizedKey: undefined,
    connections: 0,
    silentFrom: undefined,
    sent: 0,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
  return opened;
}

function makeHostKey(): string {
  return utils.generateKeyPairSync('ed25519').private;
}

function publicPart(privateKey: string): Buffer {
  const key = utils.parseKey(privateKey);
  if (key instanceof Error) throw key;
  return (Array.isArray(key) ? key[0] : key)?.getPublicSSH() as Buffer;
}

/** One folder, `/out/`, that can be listed and read. */
function serveFiles(sftp: SFTPWrapper, server: SftpServer): void {
  const { files } = server;
  const handles = new Map<number, { path: string; listed: number }>();
  let next = 0;
  const open = (path: string) => {
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(next, 0);
    handles.set(next, { path, listed: 0 });
    next += 1;
    return handle;
  };
  const attributesOf = (path: string) => {
    const file = files.get(path);
    const mode = file ? 0o100644 : 0o040755;
    const time = file?.modifiedSeconds ?? 0;
    return { mode, uid: 0, gid: 0, size: file?.bytes.length ?? 0, atime: time, mtime: time };
  };
  const isFolder = (path: string) => ['/out', '/out/', '/', '.'].includes(path);
  const attributes = (request: number, path: string) =>
    files.has(path) || isFolder(path)
      ? sftp.attrs(request, attributesOf(path))
      : sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
  sftp.on('OPEN', (request, path, flags) => {
    if (!files.has(path) || flags & OPEN_MODE.WRITE) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
    sftp.handle(request, open(path));
  });
  sftp.on('READ', (request, handle, offset, length) => {
    const { path = '' } = handles.get(handle.readUInt32BE(0)) ?? {};
    const file = files.get(path);
    const bytes = file?.openBytes
      ? Buffer.alloc(length)
      : (file?.bytes.subarray(offset, offset + length) ?? Buffer.alloc(0));
    server.sent += bytes.length;
    if (bytes.length === 0) sftp.status(request, STATUS_CODE.EOF);
    else sftp.data(request, bytes);
  });
  sftp.on('FSTAT', (request, handle) => {
    const { path = '' } = handles.get(handle.readUInt32BE(0)) ?? {};
    const { openBytes } = files.get(path) ?? {};
    if (openBytes === undefined) attributes(request, path);
    else sftp.attrs(request, { ...attributesOf(path), size: openBytes });
  });
  sftp.on('STAT', attributes);
  sftp.on('LSTAT', attributes);
  sftp.on('REALPATH', (request, path) => {
    sftp.name(request, [{ filename: path, longname: path, attrs: attributesOf(path) }]);
  });
  sftp.on('OPENDIR', (request, path) => {
    if (isFolder(path)) sftp.handle(request, open(path));
    else sftp.status(request, STATUS_CODE.NO_SUCH_FILE);
  });
  sftp.on('READDIR', (request, handle) => {
    if (server.silentFrom === 'listing') return;
    const listing = handles.get(handle.readUInt32BE(0));
    const some = listing ? [...files.keys()].slice(listing.listed, listing.listed + 100) : [];
    if (!listing || some.length === 0) return sftp.status(request, STATUS_CODE.EOF);
    listing.listed += some.length;
    const entries: FileEntry[] = some.map((path) => {
      const filename = path.slice(path.lastIndexOf('/') + 1);
      return { filename, longname: `-rw-r--r-- 1 x x 0 Jan 1 00:00 ${filename}`, attrs: attributesOf(path) };
    });
    sftp.name(request, entries);
  });
  sftp.on('CLOSE', (request) => sftp.status(request, STATUS_CODE.OK));
}
