import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChipButton, ChipLink, ChipRow, ChoiceChip } from './chip.tsx';

export default { title: 'Actions/Chip' } satisfies Meta;

export const ActiveFilters: StoryObj = {
  render: () => (
    <ChipRow label="Aktive Filter">
      <ChipLink name="Kraftstoff" href="/?ohne=diesel" removeLabel="Filter entfernen">
        Diesel
      </ChipLink>
      <ChipLink name="Karosserie" href="/?ohne=kombi" removeLabel="Filter entfernen">
        Kombi
      </ChipLink>
      <ChipLink name="Preis" href="/?ohne=preis" removeLabel="Filter entfernen">
        € 12.000 – 32.000
      </ChipLink>
      <ChipLink name="Ort" href="/?ohne=ort" removeLabel="Filter entfernen">
        Graz + 50 km
      </ChipLink>
    </ChipRow>
  ),
};

function Removable() {
  const [chips, setChips] = useState(['VW Golf', 'Diesel', 'bis € 25.000']);
  return (
    <ChipRow label="So verstanden">
      {chips.map((chip) => (
        <ChipButton
          key={chip}
          removeLabel="Filter entfernen"
          onRemove={() => setChips(chips.filter((c) => c !== chip))}
        >
          {chip}
        </ChipButton>
      ))}
    </ChipRow>
  );
}
export const Buttons: StoryObj = { render: () => <Removable /> };

export const Choices: StoryObj = {
  render: () => (
    <ChipRow label="Bestand">
      <ChoiceChip href="/alle" current>
        Alle 128
      </ChoiceChip>
      <ChoiceChip href="/online">Online 97</ChoiceChip>
      <ChoiceChip href="/neu" icon="plus">
        Filter hinzufügen
      </ChoiceChip>
    </ChipRow>
  ),
};
