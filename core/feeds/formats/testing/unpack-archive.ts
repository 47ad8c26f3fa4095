import { fromBufferPromise } from 'yauzl';

/** The files of an archive by name. */
export async function unpackArchive(file: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(file, { autoClose: false });
  const parts = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const chunks = await Array.fromAsync(await archive.openReadStreamPromise(entry));
    parts.set(entry.fileName, Buffer.concat(chunks));
  }
  return parts;
}
