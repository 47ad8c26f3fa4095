import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton, IconLink } from './icon-button.tsx';

export default { title: 'Actions/IconButton' } satisfies Meta;

export const Variants: StoryObj = {
  render: () => (
    <div className="story-row">
      <IconButton icon="moon" label="Helles Aussehen" />
      <IconButton icon="bell" label="Suchagent anlegen" variant="outline" />
      <IconButton icon="square-parking" label="Auf meinen Parkplatz" variant="picture" pressed={false} />
      <IconButton icon="square-parking" label="In meinem Parkplatz" variant="picture" pressed />
      <IconButton icon="x" label="Schließen" size="sm" />
      <IconButton icon="chevron-left" label="Vorheriges Bild" disabled />
      <IconLink icon="printer" label="Drucken" href="/drucken" variant="outline" />
    </div>
  ),
};
