import type { interfaces as german } from '../de/interfaces.ts';

export const interfaces: typeof german = {
  title: 'Import and API',
  intro: 'Your dealer system keeps your cars up to date here, and you see what became of every single one.',
  tabs: 'Import and API',
  'tab.feeds': 'Import',
  'tab.keys': 'Keys',
  'tab.webhooks': 'Webhooks',
  'tab.exports': 'Export',
};
