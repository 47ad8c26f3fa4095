import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

interface ZipFile {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

interface WrittenFile {
  name: Buffer;
  offset: number;
  crc: number;
  packedBytes: number;
  bytes: number;
}

/** Deflated, names in UTF-8, and sizes behind the content instead of before it, where they are not known yet. */
const method = 8;
const flags = 0x0808;
const version = 20;
/** 1 January 1980, where the format's time begins: equal contents are equal files. */
const modified = 0x0021_0000;

/** A ZIP archive, written while its files' contents come; files and the whole below 4 GB. */
export async function* writeZip(files: Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const written: WrittenFile[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const file: WrittenFile = { name: Buffer.from(name), offset, crc: 0, packedBytes: 0, bytes: 0 };
    const header = Buffer.concat([
      signed(0x0403_4b50, u16(version, flags, method), u32(modified, 0, 0, 0), u16(file.name.length, 0)),
      file.name,
    ]);
    yield header;
    for await (const packed of pipeline(Readable.from(measured(content, file)), createDeflateRaw(), () => {})) {
      file.packedBytes += packed.length;
      yield packed;
    }
    const sizes = signed(0x0807_4b50, u32(file.crc, file.packedBytes, file.bytes));
    yield sizes;
    offset += header.length + file.packedBytes + sizes.length;
    written.push(file);
  }
  const directory = Buffer.concat(written.map(entryOf));
  yield directory;
  yield signed(0x0605_4b50, u16(0, 0, written.length, written.length), u32(directory.length, offset), u16(0));
}

async function* measured(content: ZipFile['content'], file: WrittenFile): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text);
    file.crc = crc32(bytes, file.crc);
    file.bytes += bytes.length;
    yield bytes;
  }
}

/** What the directory at the end says of a file. */
function entryOf({ name, offset, crc, packedBytes, bytes }: WrittenFile): Buffer {
  return Buffer.concat([
    signed(
      0x0201_4b50,
      u16(version, version, flags, method),
      u32(modified, crc, packedBytes, bytes),
      u16(name.length, 0, 0, 0, 0),
      u32(0, offset),
    ),
    name,
  ]);
}

function signed(signature: number, ...rest: Buffer[]): Buffer {
  return Buffer.concat([u32(signature), ...rest]);
}

function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [position, value] of values.entries()) bytes.writeUInt16LE(value, position * 2);
  return bytes;
}

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [position, value] of values.entries()) bytes.writeUInt32LE(value, position * 4);
  return bytes;
}
