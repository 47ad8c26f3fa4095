import type { Language } from '../values/identifiers.ts';
import type { Shot } from '../values/stock.ts';

/** What a picture shows, in a word or two. */
export const shotLabels: Record<Language, Record<Shot, string>> = {
  'de-AT': {
    'front-left': 'Schräg vorne',
    front: 'Front',
    'side-left': 'Seite links',
    'rear-left': 'Schräg hinten',
    rear: 'Heck',
    'rear-right': 'Hinten rechts',
    'side-right': 'Seite rechts',
    wheels: 'Felge',
    dashboard: 'Cockpit',
    seats: 'Sitze',
    odometer: 'Tacho',
    boot: 'Kofferraum',
  },
  en: {
    'front-left': 'Front angle',
    front: 'Front',
    'side-left': 'Left side',
    'rear-left': 'Rear angle',
    rear: 'Rear',
    'rear-right': 'Rear right',
    'side-right': 'Right side',
    wheels: 'Wheel',
    dashboard: 'Dashboard',
    seats: 'Seats',
    odometer: 'Odometer',
    boot: 'Boot',
  },
};
