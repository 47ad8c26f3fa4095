import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icons/icon.tsx';
import { iconNames } from '../icons/icon-names.ts';
import { Accordion } from './accordion.tsx';
import { Badge, CountBadge } from './badge.tsx';
import { Kbd } from './kbd.tsx';
import { RowList, SpecList } from './spec-list.tsx';
import { Table } from './table.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'Content' } satisfies Meta;

export const Badges: StoryObj = {
  render: () => (
    <div className="story-row">
      <Badge>Anhängekupplung</Badge>
      <Badge tone="accent">+ 24 km</Badge>
      <Badge tone="strong">Reserviert</Badge>
      <Badge tone="alert" icon="circle-alert">
        Bild fehlt
      </Badge>
      <span style={{ position: 'relative' }}>
        <CountBadge>3</CountBadge>
        <VisuallyHidden> Filter aktiv</VisuallyHidden>
      </span>
      <CountBadge on={false}>12</CountBadge>
      <Kbd>Strg</Kbd>
    </div>
  ),
};

export const Groups: StoryObj = {
  render: () => (
    <div className="story-column" style={{ gap: 0 }}>
      <Accordion title="Preis" open activeCount={1} activeLabel="Filter aktiv">
        Offen
      </Accordion>
      <Accordion title="Getriebe, Antrieb">Geschlossen</Accordion>
    </div>
  ),
};

const specs = [
  { label: 'Erstzulassung', value: 'EZ 04/2021', icon: 'calendar' },
  { label: 'Kilometerstand', value: '85.400 km', icon: 'gauge' },
  { label: 'Leistung', value: '110 kW (150 PS)', icon: 'zap' },
  { label: 'Kraftstoff', value: 'Diesel', icon: 'fuel' },
  { label: 'Getriebe', value: 'Automatik', icon: 'cog' },
  { label: 'Verbrauch', value: '4,7 l/100 km, 118 g/km', icon: 'leaf' },
] as const;

export const Specs: StoryObj = { render: () => <SpecList specs={specs} /> };
export const Sum: StoryObj = {
  render: () => (
    <div className="story-column">
      <RowList
        rows={[
          { label: 'Wertverlust', value: '€ 168' },
          { label: 'Treibstoff', value: '€ 92' },
          { label: 'Unterhalt im Monat', value: '€ 419', strong: true },
        ]}
      />
    </div>
  ),
};

const cars = [
  { id: 1, title: 'VW Golf Variant', price: '€ 24.990', days: '15', views: '1.204' },
  { id: 2, title: 'Škoda Octavia Combi', price: '€ 22.480', days: '11', views: '986' },
];

export const Stock: StoryObj = {
  render: () => (
    <Table
      caption="Bestand"
      rows={cars}
      keyOf={(car) => car.id}
      columns={[
        { id: 'car', header: 'Fahrzeug', main: true, cell: (car) => <b>{car.title}</b> },
        { id: 'price', header: 'Preis', numeric: true, sortHref: '/?sort=preis', cell: (car) => car.price },
        {
          id: 'days',
          header: 'Tage online',
          numeric: true,
          sortHref: '/?sort=tage',
          sorted: 'descending',
          cell: (car) => car.days,
        },
        { id: 'views', header: 'Aufrufe', numeric: true, cell: (car) => car.views },
      ]}
    />
  ),
};

export const Icons: StoryObj = {
  render: () => (
    <div className="story-row">
      {iconNames.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={22} />
        </span>
      ))}
    </div>
  ),
};
