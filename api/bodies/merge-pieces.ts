import { Transform } from 'node:stream';

const pieceBytes = 16 * 1024;

/**
 * The same bytes in fewer pieces: whoever gathers them holds an object of some hundred bytes for each, and eight megabytes that come
 * a byte at a time would be gigabytes.
 */
export function mergePieces(onPiece: (bytes: number) => void = () => {}): Transform {
  const held = Buffer.allocUnsafeSlow(pieceBytes);
  let filled = 0;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      onPiece(piece.length);
      if (filled > 0 && filled + piece.length > pieceBytes) {
        this.push(Buffer.from(held.subarray(0, filled)));
        filled = 0;
      }
      if (piece.length >= pieceBytes) return done(null, piece);
      filled += piece.copy(held, filled);
      done();
    },
    flush(done) {
      done(null, held.subarray(0, filled));
    },
  });
}
