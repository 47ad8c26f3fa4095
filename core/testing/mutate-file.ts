/** Copies of files with bytes flipped, cut out, doubled, lengths made huge, two files mixed. Equal seeds, equal copies. */
export function* mutatedCopies(originals: readonly Buffer[], count: number, seed = 1): Generator<Buffer> {
  const random = randomOf(seed);
  for (let number = 0; number < count; number++) {
    let file: Buffer = Buffer.from(pick(originals, random));
    for (let changes = 1 + random(4); changes > 0; changes--) file = mutate(file, originals, random);
    yield file;
  }
}

type Random = (below: number) => number;

function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)] as Item;
}

function mutate(file: Buffer, others: readonly Buffer[], random: Random): Buffer {
  if (file.length < 8) return file;
  const at = random(file.length - 4);
  const some = random(64) + 1;
  switch (random(7)) {
    case 0:
      file[at] = random(256);
      return file;
    case 1:
      return file.subarray(0, at);
    case 2:
      return Buffer.concat([file.subarray(0, at), file.subarray(at + some)]);
    case 3:
      return Buffer.concat([file.subarray(0, at), file.subarray(at, at + some), file.subarray(at)]);
    case 4:
      file.writeUInt32BE(pick([0, 1, 0x7fffffff, 0xffffffff, 0xffff], random), at);
      return file;
    case 5:
      // Headers are where decoders believe what they read.
      file[random(Math.min(64, file.length))] = random(256);
      return file;
    default: {
      const other = pick(others, random);
      return Buffer.concat([file.subarray(0, at), other.subarray(random(other.length))]);
    }
  }
}
