import type { Language } from '../values/identifiers.ts';
import type {
  ModerationGround,
  ModerationMeasure,
  ModerationOrigin,
  ModerationTerritory,
} from '../values/moderation.ts';
import type { NoticeReason } from '../values/notice.ts';

interface ModerationWords {
  reason: Record<NoticeReason, string>;
  measure: Record<ModerationMeasure, string>;
  ground: Record<ModerationGround, string>;
  origin: Record<ModerationOrigin, string>;
  territory: Record<ModerationTerritory, string>;
}

export const moderationWords: Record<Language, ModerationWords> = {
  'de-AT': {
    reason: {
      fraud: 'Betrugsverdacht',
      'wrong-data': 'Falsche Angaben',
      'unlawful-content': 'Rechtswidriger Inhalt',
      'stolen-picture': 'Fremdes Bild',
      'already-sold': 'Bereits verkauft',
      other: 'Sonstiges',
    },
    measure: {
      'block-listing': 'Inserat gesperrt',
      'remove-picture': 'Bild entfernt',
      'restrict-dealership': 'Betrieb eingeschränkt',
      none: 'keine Maßnahme',
    },
    ground: { law: 'Gesetz', terms: 'Bedingungen für Händler' },
    origin: { notice: 'Meldung', own: 'eigene Prüfung', automated: 'automatisches Verfahren' },
    territory: { everywhere: 'überall', austria: 'in Österreich' },
  },
  en: {
    reason: {
      fraud: 'Suspected fraud',
      'wrong-data': 'Wrong data',
      'unlawful-content': 'Unlawful content',
      'stolen-picture': 'Someone else’s picture',
      'already-sold': 'Already sold',
      other: 'Other',
    },
    measure: {
      'block-listing': 'listing blocked',
      'remove-picture': 'picture removed',
      'restrict-dealership': 'dealership restricted',
      none: 'no measure',
    },
    ground: { law: 'Law', terms: 'Terms for dealers' },
    origin: { notice: 'notice', own: 'our own check', automated: 'automated means' },
    territory: { everywhere: 'everywhere', austria: 'in Austria' },
  },
};

/** What measures mostly rest on, offered where somebody writes a statement; sections of the terms go by their titles. */
export const usualClauses: Record<ModerationGround, readonly string[]> = {
  terms: ['Abschnitt „Inserate“', 'Abschnitt „Was nicht geht“', 'Abschnitt „Wer inserieren kann“'],
  law: [
    '§ 2 UWG (irreführende Angaben)',
    '§ 146 StGB (Betrug)',
    '§ 74 UrhG (Schutz von Lichtbildern)',
    '§ 9a PrAG (Preisermäßigungen)',
    '§ 9 KSchG (Gewährleistung)',
    '§ 5 Pkw-VIG (Verbrauch und CO₂)',
  ],
};
