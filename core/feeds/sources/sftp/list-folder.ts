import type { FileEntryWithStats, SFTPWrapper } from 'ssh2';
import type SftpClient from 'ssh2-sftp-client';
import { SourceFailure } from '../source-file.ts';
import type { ListedFile } from './choose-file.ts';

const maxEntries = 10_000;

/** The files of a folder, asked for answer by answer: a server that never ends is left. */
export async function listFolder(client: SftpClient, folder: string): Promise<ListedFile[]> {
  const { sftp } = client as unknown as { sftp: SFTPWrapper };
  const handle = await new Promise<Buffer>((resolve, reject) => {
    sftp.opendir(folder, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const files: ListedFile[] = [];
  let entries = 0;
  for (;;) {
    const some = await nextEntries(sftp, handle);
    if (!some) break;
    // An empty answer counts, too.
    entries += Math.max(some.length, 1);
    if (entries > maxEntries) throw new SourceFailure('no-file', `more than ${maxEntries} files in the folder`);
    for (const { filename, longname, attrs } of some) {
      const isFile = longname.startsWith('-') && !filename.includes('/') && Number.isSafeInteger(attrs.size);
      if (isFile) files.push({ name: filename, bytes: attrs.size, modifiedMs: attrs.mtime * 1_000 });
    }
  }
  sftp.close(handle, () => {});
  return files;
}

const endOfFolder = 1;

function nextEntries(sftp: SFTPWrapper, handle: Buffer): Promise<FileEntryWithStats[] | undefined> {
  return new Promise((resolve, reject) => {
    sftp.readdir(handle, (error: (Error & { code?: number | string }) | undefined, list) => {
      if (!error) resolve(list);
      else if (error.code === endOfFolder) resolve(undefined);
      else reject(error);
    });
  });
}
