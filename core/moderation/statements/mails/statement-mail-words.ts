import type { Language } from '@kardan/contract/values/identifiers';
import { adminPage } from '../../../accounts/mails/admin-links.ts';
import type { Env } from '../../../env.ts';

/** Where a dealership reads what was decided about its cars, answers and complains. */
export function statementsPage(env: Pick<Env, 'SITE_ORIGIN'>, slug: string, language: Language): string {
  return adminPage(env, `${slug}/statements`, language);
}

export const statementMailWords = {
  'de-AT': {
    complain: 'Begründung ansehen, Beschwerde einlegen',
    open: 'Im Händlerbereich ansehen',
    reason: (dealership: string, site: string) =>
      `Sie bekommen dieses Mail, weil Sie auf ${site} für ${dealership} verantwortlich sind.`,
    lifted: 'Die Sperre Ihres Inserats ist aufgehoben',
    liftedText: (label: string) =>
      `Sehr geehrte Damen und Herren, die Sperre Ihres Inserats „${label}“ ist aufgehoben.`,
    asBefore: 'Es hat wieder den Stand von vorher.',
    withdrawn:
      'Da in Ihrem Bestand inzwischen ein anderes Inserat dieselbe Fahrgestellnummer hat, ist es zurückgezogen. Sie können es wieder anbieten, sobald das andere nicht mehr im Verkauf steht.',
    because: 'Begründung',
    reference: 'Kennzeichen',
  },
  en: {
    complain: 'See the reasons, complain',
    open: 'See in the dealer area',
    reason: (dealership: string, site: string) =>
      `You are receiving this because you are responsible for ${dealership} on ${site}.`,
    lifted: 'The block of your listing has been lifted',
    liftedText: (label: string) => `Dear Sir or Madam, the block of your listing “${label}” has been lifted.`,
    asBefore: 'It is again what it was before.',
    withdrawn:
      'Another listing in your stock has the same VIN by now, so it is withdrawn. You can offer it again once the other one is no longer for sale.',
    because: 'Reasons',
    reference: 'Reference',
  },
} as const;
