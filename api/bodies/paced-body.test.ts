import { once } from 'node:events';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { pacedBody } from './paced-body.ts';

/** Bytes that tell their place, cut into pieces of these lengths by turns. */
function cut(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1;
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

test.each([[[1]], [[1, 16_384]], [[9_000]], [[200_000]], [[16_383, 2]]])(
  'however a body is cut (%j), it is passed on in a few pieces, with nothing lost or in another order',
  async (lengths) => {
    const bytes = Buffer.from(Uint32Array.from({ length: 75_000 }, (_, place) => place).buffer);
    const pieces: Buffer[] = [];
    const body = pacedBody(Readable.from(cut(bytes, lengths))).on('data', (piece: Buffer) => pieces.push(piece));
    await once(body, 'end');
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    // 300,000 bytes; of two pieces that follow each other at least 16 KB.
    expect(pieces.length).toBeLessThan(45);
  },
);
