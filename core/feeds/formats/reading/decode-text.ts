import { isAscii } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { UnreadableFile } from '../unreadable-file.ts';
import { inBlocks, refuseOtherKinds } from './first-bytes.ts';

/** What a file without a mark is written in that is not UTF-8. */
type Fallback = 'windows-1252' | 'iso-8859-15';

/**
 * The file's text: UTF-16 by its mark, UTF-8, else Western European. It is decided at the first sign beyond ASCII, so that a file
 * of any length is read as it comes.
 */
export async function* decodeText(file: AsyncIterable<Uint8Array>, fallback: Fallback): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let isFirst = true;
  let isBlank = true;
  for await (const block of inBlocks(file)) {
    if (isFirst) {
      refuseOtherKinds(block);
      decoder = markedDecoder(block);
      isFirst = false;
    }
    if (!decoder && !isAscii(block)) decoder = isUtf8(block) ? new TextDecoder('utf-8') : new TextDecoder(fallback);
    const text = decoder ? decoder.decode(block, { stream: true }) : block.toString('latin1');
    isBlank &&= text.trim() === '';
    yield text;
  }
  if (isBlank) throw new UnreadableFile('empty');
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

/** The decoder takes the mark away. */
function markedDecoder(block: Buffer): TextDecoder | undefined {
  if (block[0] === 0xff && block[1] === 0xfe) return new TextDecoder('utf-16le');
  if (block[0] === 0xfe && block[1] === 0xff) return new TextDecoder('utf-16be');
  return block[0] === 0xef && block[1] === 0xbb && block[2] === 0xbf ? new TextDecoder('utf-8') : undefined;
}

/** A sign that the block cuts in two is no mistake of it. */
function isUtf8(block: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(block, { stream: true });
    return true;
  } catch {
    return false;
  }
}
