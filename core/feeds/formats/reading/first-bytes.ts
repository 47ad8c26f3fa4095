import type { UnreadableFileCode } from '@kardan/contract/values/feeds';
import { UnreadableFile } from '../unreadable-file.ts';

const blockBytes = 65_536;

/** The file in blocks of some size: what is decided by the first bytes must not hang on how the network cut them. */
export async function* inBlocks(file: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

const archives = ['504b0304', '504b0506', '1f8b', '377abcaf271c', '52617221'];
const binaries = ['25504446', 'd0cf11e0', '89504e47', 'ffd8ff', '47494638'];

/** Refuses what is plainly no text of cars: nothing, a page of an error, an archive, a picture. */
export function refuseOtherKinds(block: Buffer): void {
  const code = otherKind(block);
  if (code) throw new UnreadableFile(code);
}

function otherKind(block: Buffer): UnreadableFileCode | null {
  const magic = block.subarray(0, 8).toString('hex');
  if (archives.some((start) => magic.startsWith(start))) return 'archive';
  if (binaries.some((start) => magic.startsWith(start))) return 'not-text';
  const isUtf16 = magic.startsWith('fffe') || magic.startsWith('feff');
  if (!isUtf16 && block.includes(0)) return 'not-text';
  const start = block.subarray(0, 2048).toString('latin1').replaceAll('\0', '').trimStart().toLowerCase();
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:!doctype|html|head|body|!--|script)/.test(start)
    ? 'html'
    : null;
}
