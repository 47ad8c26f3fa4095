import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/icon.tsx';
import { CheckboxList } from './checkbox-list.tsx';

export default { title: 'Forms/CheckboxList' } satisfies Meta;

export const Makes: StoryObj = {
  render: () => (
    <form className="story-column">
      <CheckboxList
        legend="Marke, Modell"
        name="fahrzeug"
        visibleCount={3}
        moreLabel="2 weitere Marken"
        options={[
          {
            value: 'volkswagen',
            label: 'Volkswagen',
            count: 312,
            children: [
              { value: 'volkswagen/golf', label: 'Golf', count: 142, checked: true },
              { value: 'volkswagen/passat', label: 'Passat', count: 131 },
              { value: 'volkswagen/arteon', label: 'Arteon', count: 39 },
            ],
          },
          { value: 'skoda', label: 'Škoda', count: 405 },
          { value: 'audi', label: 'Audi', count: 288 },
          { value: 'ford', label: 'Ford', count: 173 },
          { value: 'seat', label: 'Seat', count: 121 },
        ]}
      />
    </form>
  ),
};

export const CountsAndStates: StoryObj = {
  render: () => (
    <form className="story-column">
      <CheckboxList
        legend="Kraftstoff"
        name="treibstoff"
        options={[
          { value: 'diesel', label: 'Diesel', count: 1486, countText: '1.486', checked: true },
          { value: 'benzin', label: 'Benzin', count: 702 },
          { value: 'cng', label: 'Erdgas (CNG), gewählt und ohne Treffer', count: 0, checked: true },
          { value: 'wasserstoff', label: 'Wasserstoff', count: 0 },
        ]}
      />
    </form>
  ),
};

export const WithIcons: StoryObj = {
  render: () => (
    <form className="story-column">
      <CheckboxList
        legend="Preisbewertung"
        name="bewertung"
        options={[
          { value: '1', label: 'Sehr guter Preis', count: 214, icon: <Icon name="chevrons-down" /> },
          { value: '2', label: 'Guter Preis', count: 438, icon: <Icon name="chevron-down" /> },
          { value: '3', label: 'Marktüblich', count: 512, icon: <Icon name="equal" /> },
          { value: '4', label: 'Erhöhter Preis', count: 206, icon: <Icon name="chevron-up" /> },
          { value: '5', label: 'Hoher Preis', count: 61, icon: <Icon name="chevrons-up" /> },
        ]}
      />
    </form>
  ),
};
