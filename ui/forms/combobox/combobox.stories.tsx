import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combobox } from './combobox.tsx';

export default { title: 'Forms/Combobox' } satisfies Meta;

const items = [
  { value: '8010', label: '8010 Graz', detail: 'Steiermark' },
  { value: '8020', label: '8020 Graz', detail: 'Steiermark' },
  { value: '8200', label: '8200 Gleisdorf', detail: 'Weiz' },
  { value: '1010', label: '1010 Wien', detail: 'Innere Stadt' },
];

export const Place: StoryObj = {
  render: () => (
    <div className="story-column" style={{ minHeight: 300, alignContent: 'start' }}>
      <Combobox
        label="PLZ oder Ort"
        name="ort"
        placeholder="z. B. 8010 oder Graz"
        items={items}
        listLabel="Orte"
        countText="{count} Vorschläge"
      />
    </div>
  ),
};

export const Failed: StoryObj = {
  render: () => (
    <div className="story-column">
      <Combobox
        label="PLZ oder Ort"
        defaultText="80100"
        items={[]}
        listLabel="Orte"
        countText="{count} Vorschläge"
        error="Diese Postleitzahl gibt es nicht; österreichische haben vier Stellen."
      />
    </div>
  ),
};
