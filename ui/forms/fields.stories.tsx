import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.tsx';
import { Select } from './select.tsx';
import { TextInput } from './text-input.tsx';
import { Textarea } from './textarea.tsx';

export default { title: 'Forms/Fields' } satisfies Meta;

export const Text: StoryObj = {
  render: () => (
    <div className="story-column">
      <TextInput label="E-Mail" type="email" placeholder="name@beispiel.at" />
      <TextInput label="E-Mail" defaultValue="martina.kern@" error="Nach dem @ fehlt die Adresse, etwa „gmx.at“." />
      <TextInput label="Telefon" optional="freiwillig" hint="Nur, wenn du zurückgerufen werden willst." />
      <TextInput label="Kilometerstand" defaultValue="85.400" unit="km" inputMode="numeric" />
      <TextInput label="Fahrgestellnummer" defaultValue="WVWZZZ1KZAW000001" disabled />
    </div>
  ),
};

export const LongText: StoryObj = {
  render: () => (
    <div className="story-column">
      <Textarea label="Nachricht" defaultValue="Ist das Auto noch da? Ich könnte am Samstag zur Probefahrt kommen." />
    </div>
  ),
};

export const Choice: StoryObj = {
  render: () => (
    <div className="story-column">
      <Select
        label="Umkreis"
        defaultValue="50"
        options={[
          { value: '10', label: '+ 10 km' },
          { value: '50', label: '+ 50 km' },
        ]}
      />
      <Select
        label="Marke"
        placeholder="Alle Marken"
        options={[
          { label: 'Beliebt', options: [{ value: 'vw', label: 'Volkswagen' }] },
          { label: 'Alle', options: [{ value: 'alfa', label: 'Alfa Romeo' }] },
        ]}
      />
      <Select label="Modell" placeholder="Zuerst die Marke wählen" options={[]} disabled />
    </div>
  ),
};

export const Checkboxes: StoryObj = {
  render: () => (
    <div className="story-column">
      <Checkbox label="Vergleichen" size="sm" checked />
      <Checkbox label="Ich habe die Datenschutzerklärung gelesen." />
      <Checkbox label="Ich stimme zu." error="Ohne Zustimmung können wir dir keine Mail schicken." />
    </div>
  ),
};
