import type { Language } from '../values/identifiers.ts';
import type { StockState } from '../values/stock.ts';

/** What the dealership's people call the state of a car. */
export const stockStateLabels: Record<Language, Record<StockState, string>> = {
  'de-AT': {
    draft: 'Entwurf',
    active: 'Online',
    reserved: 'Reserviert',
    sold: 'Verkauft',
    expired: 'Abgelaufen',
    withdrawn: 'Zurückgezogen',
    blocked: 'Gesperrt',
  },
  en: {
    draft: 'Draft',
    active: 'Online',
    reserved: 'Reserved',
    sold: 'Sold',
    expired: 'Expired',
    withdrawn: 'Withdrawn',
    blocked: 'Blocked',
  },
};
