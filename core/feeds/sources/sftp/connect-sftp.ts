import { connect, isIP } from 'node:net';
import SftpClient from 'ssh2-sftp-client';
import { type Network, NotPublic, reachableAddresses } from '../../../kernel/public-address.ts';
import { SourceFailure, type SourceSettings } from '../source-file.ts';
import { fingerprintOf } from './host-key.ts';
import { within } from './within.ts';

/** For a farewell. */
const leaveMs = 2_000;

/** A server that we have signed in to. It is left in seconds, also when it has gone silent. */
export interface SftpConnection extends AsyncDisposable {
  client: SftpClient;
}

interface Connecting {
  onlyPublic: boolean;
  answerMs: number;
  /** A test's own small internet; the real one without it. */
  network?: Network;
}

/**
 * Connects to an SFTP server at an address that was judged, as with pages. Nothing is shown to a server before its key is the
 * one that somebody has accepted. The socket is ours: the library waits without end for a server that lets in and then says nothing,
 * and cannot cut off one that it has said goodbye to.
 */
export async function connectSftp(
  url: URL,
  { username, secret, privateKey, hostKey }: SourceSettings,
  { onlyPublic, answerMs, network }: Connecting,
): Promise<SftpConnection> {
  const port = url.port === '' ? 22 : Number(url.port);
  if (onlyPublic && port !== 22 && port < 1024) throw new SourceFailure('address-refused', `port ${port} is not asked`);
  const address = await addressOf(url.hostname.replace(/^\[|\]$/g, ''), { onlyPublic, ...(network && { network }) });
  let shown: string | null = null;
  // Otherwise it writes to the console.
  const client = new SftpClient('sftp', { error: () => {}, end: () => {}, close: () => {} });
  // Errors of a connection that nobody waits on any more are told by whatever is asked of it next.
  client.on('error', () => {});
  const socket = connect({ host: address, port }).on('error', () => {});
  const leave = async () => {
    await within(leaveMs, client.end()).catch(() => {});
    socket.destroy();
  };
  try {
    const connecting = client.connect({
      sock: socket,
      username: username ?? '',
      ...(secret !== null && isPrivateKey(secret) && { privateKey: secret }),
      ...(secret !== null && !isPrivateKey(secret) && { password: secret }),
      ...(secret === null && privateKey !== null && { privateKey }),
      readyTimeout: answerMs,
      hostVerifier: (key: Buffer) => {
        shown = fingerprintOf(key);
        return shown === hostKey;
      },
    });
    await within(answerMs, connecting);
    return { client, [Symbol.asyncDispose]: leave };
  } catch (error) {
    await leave();
    throw failureOf(error, { shown, hostKey });
  }
}

async function addressOf(host: string, reach: { onlyPublic: boolean; network?: Network }): Promise<string> {
  try {
    if (isIP(host) === 0 && host === '') throw new NotPublic(host);
    const [{ address }] = await reachableAddresses(host, reach);
    return address;
  } catch (cause) {
    if (cause instanceof NotPublic) throw new SourceFailure('address-refused', cause.message);
    throw new SourceFailure('no-answer', 'the name is not known', { cause });
  }
}

function isPrivateKey(secret: string): boolean {
  return secret.startsWith('-----BEGIN ');
}

function failureOf(
  cause: unknown,
  { shown, hostKey }: { shown: string | null; hostKey: string | null },
): SourceFailure {
  if (shown !== null && hostKey === null)
    return new SourceFailure('host-key-unconfirmed', 'nobody has accepted the key yet', { hostKey: shown });
  if (shown !== null && shown !== hostKey)
    return new SourceFailure('host-key-changed', 'the server shows another key', { hostKey: shown });
  const message = cause instanceof Error ? cause.message : '';
  if (/authentication|privateKey|passphrase/i.test(message))
    return new SourceFailure('sign-in-refused', 'the server refuses the sign-in', { cause, hostKey: shown });
  return new SourceFailure('no-answer', 'the server does not answer', { cause, hostKey: shown });
}
