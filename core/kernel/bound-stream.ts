import { Transform } from 'node:stream';
import { Unreachable } from './unreachable.ts';

const paceMs = 10_000;

/** Passes bytes on until they are too many, or come too slowly while there is room for them. */
export function boundStream({
  maxBytes,
  minBytesPerSecond = 0,
  paceEveryMs = paceMs,
}: {
  maxBytes: number;
  minBytesPerSecond?: number;
  paceEveryMs?: number;
}): Transform {
  let bytes = 0;
  let bytesBefore = 0;
  let pace: NodeJS.Timeout | undefined;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new Unreachable('too-large', `more than ${maxBytes} bytes`));
      else done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(pace);
      // A connection that breaks has words of its own; readers know one error.
      done(
        !error || error instanceof Unreachable ? error : new Unreachable('no-answer', 'broken off', { cause: error }),
      );
    },
    final(done) {
      clearInterval(pace);
      done();
    },
  });
  if (minBytesPerSecond === 0) return stream;
  pace = setInterval(() => {
    // A reader that is slow itself has the stream full; that is not the sender's fault.
    const isWaiting = stream.readableLength === 0 && stream.writableLength === 0;
    const isSlow = bytes - bytesBefore < (minBytesPerSecond * paceEveryMs) / 1_000;
    bytesBefore = bytes;
    if (isWaiting && isSlow)
      stream.destroy(new Unreachable('too-slow', `less than ${minBytesPerSecond} bytes a second`));
  }, paceEveryMs);
  pace.unref();
  return stream;
}
