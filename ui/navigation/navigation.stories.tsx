import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';
import { Pagination } from './pagination.tsx';
import { Segmented } from './segmented.tsx';
import { Tabs } from './tabs/tabs.tsx';

export default { title: 'Navigation' } satisfies Meta;

export const Crumbs: StoryObj = {
  render: () => (
    <Breadcrumb
      label="Brotkrumen"
      crumbs={[{ label: 'Start', href: '/' }, { label: 'Gebrauchtwagen', href: '/gebrauchtwagen' }, { label: 'Kombi' }]}
    />
  ),
};

const labels = {
  nav: 'Seiten',
  previous: 'Zurück',
  next: 'Nächste 20',
  page: (page: number) => `Seite ${page}`,
};
const hrefOf = (page: number) => `/gebrauchtwagen?seite=${page}`;

export const FirstPage: StoryObj = {
  render: () => <Pagination page={1} lastPage={75} hrefOf={hrefOf} summary="1–20 von 1.486" labels={labels} />,
};

export const PageInTheMiddle: StoryObj = {
  render: () => <Pagination page={12} lastPage={75} hrefOf={hrefOf} summary="221–240 von 1.486" labels={labels} />,
};

export const Views: StoryObj = {
  render: () => (
    <Segmented
      label="Ansicht"
      segments={[
        { href: '/liste', label: 'Liste', icon: 'rows-3', current: true },
        { href: '/karte', label: 'Karte', icon: 'map' },
      ]}
    />
  ),
};

export const TabsOfPictures: StoryObj = {
  render: () => (
    <Tabs
      label="Bilder"
      tabs={[
        { id: 'all', label: 'Alle', countText: '24', panel: 'Alle Bilder' },
        { id: 'outside', label: 'Außen', countText: '11', panel: 'Bilder von außen' },
        { id: 'inside', label: 'Innen', countText: '9', panel: 'Bilder von innen' },
      ]}
    />
  ),
};
