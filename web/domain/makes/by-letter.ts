/** Names grouped by their first letter, Š with S; what begins with no letter stands under #, first. */
export function byLetter<Named extends { name: string }>(
  names: readonly Named[],
): { letter: string; makes: Named[] }[] {
  const groups = Map.groupBy(names, ({ name }) => letterOf(name));
  return [...groups]
    .map(([letter, makes]) => ({ letter, makes }))
    .toSorted((one, other) => one.letter.localeCompare(other.letter, 'de-AT'));
}

function letterOf(name: string): string {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
