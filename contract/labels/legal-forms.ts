import type { LegalForm } from '../values/dealership-profile.ts';
import type { Language } from '../values/identifiers.ts';

/** Legal forms as an imprint tells them. */
export const legalFormLabels: Record<Language, Record<LegalForm, string>> = {
  'de-AT': {
    'sole-trader': 'Einzelunternehmen',
    'registered-sole-trader': 'Eingetragenes Einzelunternehmen (e.U.)',
    'civil-partnership': 'Gesellschaft bürgerlichen Rechts',
    'general-partnership': 'Offene Gesellschaft (OG)',
    'limited-partnership': 'Kommanditgesellschaft (KG)',
    'gmbh-co-kg': 'GmbH & Co KG',
    gmbh: 'Gesellschaft mit beschränkter Haftung (GmbH)',
    flexco: 'Flexible Kapitalgesellschaft (FlexCo)',
    ag: 'Aktiengesellschaft (AG)',
    cooperative: 'Genossenschaft',
    association: 'Verein',
  },
  en: {
    'sole-trader': 'Sole trader',
    'registered-sole-trader': 'Registered sole trader (e.U.)',
    'civil-partnership': 'Civil-law partnership',
    'general-partnership': 'General partnership (OG)',
    'limited-partnership': 'Limited partnership (KG)',
    'gmbh-co-kg': 'GmbH & Co KG',
    gmbh: 'Limited liability company (GmbH)',
    flexco: 'Flexible company (FlexCo)',
    ag: 'Stock corporation (AG)',
    cooperative: 'Cooperative',
    association: 'Association',
  },
};
