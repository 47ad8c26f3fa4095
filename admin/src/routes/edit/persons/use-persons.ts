import type { OwnProfile } from '@kardan/contract/calls/admin/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { ownProfileQuery } from '#domain/profile/own-profile.ts';
import { inputOf, movedPersons, type OwnPerson } from '#domain/profile/persons.ts';
import { savePart } from '#domain/profile/save-part.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useHiddenWhileUndoable } from '#lib/undo/use-hidden-while-undoable.ts';

/** The people of the profile, to be put in order and taken out. */
export function usePersons(profile: OwnProfile) {
  const t = useTexts('persons');
  const client = useQueryClient();
  const { slug: dealershipId } = useDealership();
  const query = ownProfileQuery(dealershipId);
  const { isShown, removeUndoably } = useHiddenWhileUndoable<string>();
  const persons = profile.persons.filter(({ id }) => isShown(id));
  const load = () => client.fetchQuery({ ...query, staleTime: 0 });
  // As it is now: what is done later finds what was saved meanwhile.
  const seen = () => client.getQueryData(query.queryKey) ?? profile;
  const take = (saved: OwnProfile) => client.setQueryData(query.queryKey, saved);

  const reorder = useChange(
    async (moved: OwnPerson[]) => {
      for (const person of moved) {
        const params = { dealershipId, personId: person.id };
        const send = (ifMatch: number) => api.savePerson({ params, ifMatch, body: inputOf(person) });
        take(await savePart({ part: 'persons', seen: seen(), send, load }));
      }
    },
    { onFailed: () => void client.invalidateQueries({ queryKey: query.queryKey }) },
  );
  const removal = useChange(async ({ id }: OwnPerson) => {
    const params = { dealershipId, personId: id };
    const send = (ifMatch: number) => api.removePerson({ params, ifMatch, keepalive: true });
    take(await savePart({ part: 'persons', seen: seen(), send, load }));
  });
  return {
    persons,
    isMoving: reorder.isPending,
    move: (from: number, to: number) => reorder.mutate(movedPersons(persons, from, to)),
    remove: (person: OwnPerson) =>
      removeUndoably(person.id, {
        text: t('removed', { name: `${person.givenName} ${person.familyName}` }),
        remove: () => removal.mutateAsync(person),
      }),
  };
}
