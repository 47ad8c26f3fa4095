import { Combobox } from '@kardan/ui/forms/combobox/combobox.tsx';
import { matchingItems } from '@kardan/ui/forms/combobox/matching-items.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeGroupsQuery } from '#domain/portal/dealerships.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Null for none, undefined while something else is typed than a group's name. */
export type ChosenGroup = { id: number; name: string } | null | undefined;

interface Props {
  label: string;
  hint?: string;
  chosen: ChosenGroup;
  onChoose: (group: ChosenGroup) => void;
}

/** One of the portal's groups, found by its name, or none. */
export function GroupChoice({ label, hint, chosen, onChoose }: Props) {
  const t = useTexts('portalGroups');
  const groups = useQuery(officeGroupsQuery).data?.items ?? [];
  const [typed, setTyped] = useState('');
  const shown = matchingItems(
    groups.map(({ id, name }) => ({ value: String(id), label: name })),
    typed,
  );
  const named = (text: string) => groups.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase());
  return (
    <Combobox
      label={label}
      {...(hint !== undefined && { hint })}
      {...(chosen === undefined && shown.length === 0 && { error: t('choice.unknown') })}
      items={shown}
      onTextChange={(text) => {
        setTyped(text);
        onChoose(text.trim() === '' ? null : named(text));
      }}
      onSelect={({ value }) => onChoose(groups.find(({ id }) => String(id) === value))}
      listLabel={t('choice.list')}
      countText={t('choice.count', { count: '{count}' })}
    />
  );
}
