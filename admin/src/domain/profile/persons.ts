import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import type { PersonInput } from '@kardan/contract/calls/admin/profile-fields';

export type OwnPerson = OwnProfile['persons'][number];

/** A person as the API takes it. */
export function inputOf({ id: _, photo, ...person }: OwnPerson): PersonInput {
  return { ...person, photo: photo?.contentHash ?? null };
}

/** After everybody who is there. */
export function lastPosition(persons: readonly OwnPerson[]): number {
  return Math.max(-1, ...persons.map(({ position }) => position)) + 1;
}

/** Those whose place is another one once a person has moved, each with its new place. */
export function movedPersons(persons: readonly OwnPerson[], from: number, to: number): OwnPerson[] {
  const person = persons[from];
  if (!person || to < 0 || to >= persons.length) return [];
  return persons
    .toSpliced(from, 1)
    .toSpliced(to, 0, person)
    .flatMap((other, position) => (other.position === position ? [] : [{ ...other, position }]));
}
