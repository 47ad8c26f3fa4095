/** Held of a body before it is known how much comes. */
const firstBytes = 4 * 1024;

/**
 * Takes bytes as they come, in whatever pieces, into one piece of memory: each piece would be an object of some hundred bytes, and a
 * body may come a byte at a time. Holds twice of what has come at most.
 */
export function gatherBytes() {
  let held = Buffer.alloc(0);
  let length = 0;
  return {
    length: () => length,
    take(piece: Buffer): void {
      if (length + piece.length > held.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(firstBytes, length + piece.length, held.length * 2));
        held.copy(larger, 0, 0, length);
        held = larger;
      }
      piece.copy(held, length);
      length += piece.length;
    },
    whole: (): Buffer => held.subarray(0, length),
  };
}
