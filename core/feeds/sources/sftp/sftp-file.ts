import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isPublic } from '@kardan/contract/configuration/is-public';
import { maxFeedFileBytes } from '@kardan/contract/values/feeds';
import type { TransferOptions } from 'ssh2';
import type SftpClient from 'ssh2-sftp-client';
import type { Env } from '../../../env.ts';
import {
  decoded,
  type FileVersion,
  SourceFailure,
  type SourceFile,
  type SourceSettings,
  tidyName,
} from '../source-file.ts';
import { chooseFile, folderAndPattern, type ListedFile } from './choose-file.ts';
import { connectSftp, type SftpConnection } from './connect-sftp.ts';
import { makeCopyFolder } from './copy-folders.ts';
import { listFolder } from './list-folder.ts';
import { within } from './within.ts';

/** 500 MB at 600 KB a second. */
const downloadMs = 15 * 60_000;
const minBytesPerSecond = 2_000;
const paceMs = 10_000;
const peekBytes = 2_048;
const peekMs = 10_000;

/** The newest file that an address means; undefined where it is the one that is known. Throws SourceFailure where there is none. */
export async function askSftp(
  env: Pick<Env, 'SITE_ORIGIN'>,
  settings: SourceSettings,
  { known, answerMs }: { known?: FileVersion | undefined; answerMs: number },
): Promise<SourceFile | undefined> {
  const url = URL.parse(settings.location);
  if (url?.protocol !== 'sftp:' || url.username !== '' || url.password !== '')
    throw new SourceFailure('address-refused', 'that is no address of an SFTP server');
  const connection = await connectSftp(url, settings, { onlyPublic: isPublic(env.SITE_ORIGIN), answerMs });
  // Given on with the file, if there is one.
  await using leaving = new AsyncDisposableStack();
  leaving.use(connection);
  const { folder, pattern } = folderAndPattern(pathOf(url));
  const listed = await within(answerMs, listFolder(connection.client, folder)).catch((cause: unknown) => {
    throw cause instanceof SourceFailure
      ? cause
      : new SourceFailure('no-file', 'the folder cannot be listed', { cause });
  });
  const chosen = chooseFile(listed, pattern);
  if (!chosen) throw new SourceFailure('no-file', 'no file of that name');
  if (chosen.bytes > maxFeedFileBytes) throw new SourceFailure('too-large', `${chosen.bytes} bytes`);
  const version = { etag: `${chosen.name} ${chosen.bytes} ${chosen.modifiedMs}`.slice(0, 1_000), lastModified: null };
  if (known?.etag === version.etag) return undefined;
  leaving.move();
  return fileOf(connection, folder + chosen.name, chosen, version);
}

/** A question mark stands for a sign of the name here, not for a question. */
function pathOf({ pathname, search, hash }: URL): string {
  return decoded(pathname + search + hash);
}

function fileOf(
  connection: SftpConnection,
  path: string,
  { name, bytes }: ListedFile,
  version: FileVersion,
): SourceFile {
  const { client } = connection;
  let folder: string | undefined;
  return {
    name: tidyName(name),
    bytes,
    version,
    async open() {
      // A size of none would have the server asked for one.
      if (bytes === 0) return Readable.from([]);
      folder = await makeCopyFolder();
      const copy = join(folder, 'file');
      await download(client, path, copy, bytes).catch((cause: unknown) => {
        throw cause instanceof SourceFailure ? cause : new SourceFailure('no-answer', 'the file broke off', { cause });
      });
      const now = await within(peekMs, client.stat(path)).catch(() => undefined);
      if (now?.size !== bytes) throw new SourceFailure('no-answer', 'the file is still being written');
      return createReadStream(copy);
    },
    async peek() {
      const start = client.createReadStream(path, { start: 0, end: peekBytes - 1 });
      return within(peekMs, buffer(start));
    },
    async [Symbol.asyncDispose]() {
      await connection[Symbol.asyncDispose]();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies as many bytes as were listed, whatever the server says of the file once it is open. Many reads at once: one after the
 * other takes fifteen times as long (25 s against 1.7 s for 6 MB).
 */
async function download(client: SftpClient, path: string, copy: string, bytes: number): Promise<void> {
  let [copied, copiedBefore] = [0, 0];
  const options: TransferOptions = {
    fileSize: bytes,
    step: (total) => {
      copied = total;
    },
  };
  let pace: NodeJS.Timeout | undefined;
  const slow = new Promise<never>((_, reject) => {
    pace = setInterval(() => {
      if (copied - copiedBefore < (minBytesPerSecond * paceMs) / 1_000)
        reject(new SourceFailure('too-slow', `less than ${minBytesPerSecond} bytes a second`));
      copiedBefore = copied;
    }, paceMs);
  });
  try {
    await within(downloadMs, Promise.race([client.fastGet(path, copy, options), slow]));
  } finally {
    clearInterval(pace);
  }
}
