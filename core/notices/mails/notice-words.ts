import type { Language } from '@kardan/contract/values/identifiers';
import type { NoticeReason } from '@kardan/contract/values/notice';

/** What the operator reads. */
export const reasonWords: Record<NoticeReason, string> = {
  fraud: 'Betrugsverdacht',
  'wrong-data': 'Falsche Angaben',
  'unlawful-content': 'Rechtswidriger Inhalt',
  'stolen-picture': 'Fremdes Bild',
  'already-sold': 'Bereits verkauft',
  other: 'Sonstiges',
};

/** What the reporter reads. */
export const receiptWords: Record<
  Language,
  Record<'heading' | 'thanks' | 'reference' | 'car' | 'next' | 'reason', string>
> = {
  'de-AT': {
    heading: 'Deine Meldung ist bei uns',
    thanks: 'Danke für deine Meldung. Wir haben sie erhalten und prüfen das Inserat.',
    reference: 'Kennzeichen deiner Meldung',
    car: 'Gemeldetes Inserat',
    next: 'Sobald wir entschieden haben, schreiben wir dir, wie und warum, und was du tun kannst, wenn du anderer Meinung bist. Bitte nenn bei Rückfragen das Kennzeichen.',
    reason: 'Du bekommst dieses Mail, weil mit deiner Adresse ein Inserat gemeldet wurde.',
  },
  en: {
    heading: 'We have your report',
    thanks: 'Thank you for your report. We have received it and are looking into the listing.',
    reference: 'Reference of your report',
    car: 'Reported listing',
    next: 'Once we have decided, we will write to you how and why, and what you can do if you disagree. Please quote the reference if you ask.',
    reason: 'You are receiving this because a listing was reported with your address.',
  },
};
