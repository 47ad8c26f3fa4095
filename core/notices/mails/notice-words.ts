import type { Language } from '@kardan/contract/identifiers';
import type { NoticeReason } from '@kardan/contract/notice-values';

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
    heading: 'Ihre Meldung ist bei uns',
    thanks: 'Danke für Ihre Meldung. Wir haben sie erhalten und prüfen das Inserat.',
    reference: 'Kennzeichen Ihrer Meldung',
    car: 'Gemeldetes Inserat',
    next: 'Sobald wir entschieden haben, schreiben wir Ihnen, wie und warum, und was Sie tun können, wenn Sie anderer Meinung sind. Bitte nennen Sie bei Rückfragen das Kennzeichen.',
    reason: 'Sie bekommen dieses Mail, weil mit Ihrer Adresse ein Inserat gemeldet wurde.',
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
