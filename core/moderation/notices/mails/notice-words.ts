import type { Language } from '@kardan/contract/values/identifiers';

/** What who reported a car reads, at once and with the decision. */
export const receiptWords: Record<
  Language,
  Record<'heading' | 'thanks' | 'reference' | 'car' | 'next' | 'open' | 'reason', string>
> = {
  'de-AT': {
    heading: 'Ihre Meldung ist bei uns',
    thanks: 'Danke für Ihre Meldung. Wir haben sie erhalten und prüfen das Inserat.',
    reference: 'Kennzeichen Ihrer Meldung',
    car: 'Gemeldetes Inserat',
    next: 'Sobald wir entschieden haben, schreiben wir Ihnen, wie und warum, und was Sie tun können, wenn Sie anderer Meinung sind. Bitte nennen Sie bei Rückfragen das Kennzeichen.',
    open: 'Stand Ihrer Meldung ansehen',
    reason: 'Sie bekommen dieses Mail, weil mit Ihrer Adresse ein Inserat gemeldet wurde.',
  },
  en: {
    heading: 'We have your report',
    thanks: 'Thank you for your report. We have received it and are looking into the listing.',
    reference: 'Reference of your report',
    car: 'Reported listing',
    next: 'Once we have decided, we will write to you how and why, and what you can do if you disagree. Please quote the reference if you ask.',
    open: 'See what became of your report',
    reason: 'You are receiving this because a listing was reported with your address.',
  },
};

/** What a dealer reads who is asked about a reported car. */
export const questionWords: Record<
  Language,
  Record<'heading' | 'intro' | 'reference' | 'car' | 'reported' | 'until' | 'question' | 'answer', string>
> = {
  'de-AT': {
    heading: 'Bitte nehmen Sie zu einer Meldung Stellung',
    intro:
      'Sehr geehrte Damen und Herren, jemand hat uns eines Ihrer Inserate gemeldet. Bevor wir entscheiden, möchten wir Ihre Sicht hören. Ohne Antwort entscheiden wir nach dem, was wir wissen.',
    reference: 'Kennzeichen der Meldung',
    car: 'Inserat',
    reported: 'Gemeldet als',
    until: 'Wir entscheiden bis',
    question: 'Unsere Frage',
    answer: 'Im Händlerbereich antworten',
  },
  en: {
    heading: 'Please comment on a report',
    intro:
      'Dear Sir or Madam, somebody has reported one of your listings to us. Before we decide, we would like to hear your side. Without an answer we decide by what we know.',
    reference: 'Reference of the report',
    car: 'Listing',
    reported: 'Reported as',
    until: 'We decide by',
    question: 'Our question',
    answer: 'Answer in the dealer area',
  },
};
