import type { Entry } from 'yauzl';

type NamedEntry = [name: string, entry: Entry];

const maxOfName = 50;

/**
 * Finds the pictures that a name means: the one of that name, or those whose names begin with it and go on with a number, in
 * their order. Looked up for every line of a file, so every name that may be meant is known beforehand.
 */
export function indexPictures(pictures: ReadonlyMap<string, Entry>): (named: string) => NamedEntry[] {
  const byStem = new Map<string, { number: number; picture: NamedEntry }[]>();
  const add = (stem: string, number: number, picture: NamedEntry) => {
    const known = byStem.get(stem);
    if (known) known.push({ number, picture });
    else byStem.set(stem, [{ number, picture }]);
  };
  for (const picture of pictures) {
    const stem = picture[0].replace(/\.\w+$/, '');
    add(stem, 0, picture);
    // Without a sign between them 4711 would have the pictures of 47110.
    const [, start, number] = /^(.+)[_-](\d{1,3})$/.exec(stem) ?? [];
    if (start !== undefined) add(start, Number(number), picture);
  }
  return (named) => {
    const wanted = named.toLowerCase();
    const exact = pictures.get(wanted);
    if (exact) return [[wanted, exact]];
    return (byStem.get(wanted) ?? [])
      .toSorted((one, other) => one.number - other.number)
      .slice(0, maxOfName)
      .map(({ picture }) => picture);
  };
}
