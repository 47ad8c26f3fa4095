/** A number from 0 to below the one given. */
type Random = (below: number) => number;

/** Draws of which equal seeds give equal ones, on every machine. */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)] as Item;
}

/** One more way to spoil a file, at a place; the file is its own copy. */
export type Mutation = (file: Buffer, at: number, random: Random) => Buffer;

/**
 * Files that were whole: up to so many times a byte is flipped, some are cut out or doubled, the rest is cut off or another file's,
 * or what the kind of file is weak at is done to it. Equal seeds, equal files.
 */
export function* mutatedBytes(
  originals: readonly Buffer[],
  {
    count,
    seed,
    maxChanges,
    ways = [],
  }: { count: number; seed: number; maxChanges: number; ways?: readonly Mutation[] },
): Generator<Buffer> {
  const random = randomOf(seed);
  const all = [...commonWays(originals), ...ways];
  for (let number = 0; number < count; number++) {
    let file: Buffer = Buffer.from(pick(originals, random));
    for (let changes = 1 + random(maxChanges); changes > 0 && file.length >= 8; changes--) {
      file = pick(all, random)(file, random(file.length - 4), random);
    }
    yield file;
  }
}

function commonWays(others: readonly Buffer[]): Mutation[] {
  return [
    (file, at, random) => {
      file[at] = random(256);
      return file;
    },
    (file, at) => file.subarray(0, at),
    (file, at, random) => Buffer.concat([file.subarray(0, at), file.subarray(at + 1 + random(200))]),
    (file, at, random) => Buffer.concat([file.subarray(0, at + 1 + random(200)), file.subarray(at)]),
    (file, at, random) => {
      const other = pick(others, random);
      return Buffer.concat([file.subarray(0, at), other.subarray(random(other.length))]);
    },
  ];
}

/** What decoders believe: lengths made huge or nothing, and what stands in headers. */
export const believedBytes: readonly Mutation[] = [
  (file, at, random) => {
    file.writeUInt32BE(pick([0, 1, 0x7fffffff, 0xffffffff, 0xffff], random), at);
    return file;
  },
  (file, _, random) => {
    file[random(Math.min(64, file.length))] = random(256);
    return file;
  },
];
