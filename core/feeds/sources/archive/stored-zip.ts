import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import type { Media } from '../../../media/media.ts';
import { readRange } from '../../../media/objects.ts';

const blockBytes = 1024 * 1024;

/**
 * An object of the store as a ZIP is read: from its end, then here and there. The directory is asked for in many small
 * pieces, which come from the last block that was fetched.
 */
export class StoredZip extends RandomAccessReader {
  readonly #media: Media;
  readonly #key: string;
  readonly #bytes: number;
  #block: { start: number; bytes: Buffer } | undefined;

  constructor(media: Media, key: string, bytes: number) {
    super();
    this.#media = media;
    this.#key = key;
    this.#bytes = bytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(rangesOf(this.#media, this.#key, start, end), { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#readInto(buffer, offset, length, position).then(
      () => callback(null),
      (error) => callback(error),
    );
  }

  async #readInto(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    const isKnown =
      this.#block && position >= this.#block.start && position + length <= this.#block.start + this.#block.bytes.length;
    if (!isKnown) {
      const end = Math.min(position + Math.max(length, blockBytes), this.#bytes);
      this.#block = { start: position, bytes: await readRange(this.#media, this.#key, position, end) };
    }
    const { start, bytes } = this.#block as { start: number; bytes: Buffer };
    if (bytes.copy(buffer, offset, position - start, position - start + length) < length)
      throw new Error('the archive ends too early');
  }
}

/**
 * A stored file piece by piece, each asked for when the one before was read: whoever takes minutes over a file holds no
 * connection meanwhile.
 */
export async function* rangesOf(media: Media, key: string, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; at += 4 * blockBytes) {
    yield await readRange(media, key, at, Math.min(at + 4 * blockBytes, end));
  }
}
