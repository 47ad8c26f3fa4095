import type { Language } from '@kardan/contract/values/identifiers';

interface ReminderWords {
  heading: Record<'reminder' | 'escalation', (waited: string) => string>;
  text: Record<'reminder' | 'escalation', string>;
  minutes: (minutes: number) => string;
  from: string;
  message: string;
  open: string;
  change: string;
  reason: (dealership: string, site: string) => string;
}

/** What the house is told of an inquiry that nobody has answered. */
export const reminderWords: Record<Language, ReminderWords> = {
  'de-AT': {
    heading: {
      reminder: (waited) => `Eine Anfrage wartet seit ${waited}`,
      escalation: (waited) => `Noch immer ohne Antwort: seit ${waited}`,
    },
    text: {
      reminder: 'Diese Anfrage ist noch nicht beantwortet. Gezählt sind nur eure Öffnungszeiten.',
      escalation:
        'Diese Anfrage hat noch niemand beantwortet. Gezählt sind nur eure Öffnungszeiten. Du bekommst das Mail, weil du den Betrieb leitest.',
    },
    minutes: (minutes) =>
      minutes < 60 ? `${minutes} Minuten` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`,
    from: 'Anfrage von',
    message: 'Nachricht',
    open: 'Jetzt antworten',
    change: 'Wann erinnert wird, stellt ihr bei den Anfragen unter „Einstellungen“ ein.',
    reason: (dealership, site) =>
      `Du bekommst dieses Mail, weil du auf ${site} für ${dealership} Anfragen beantwortest.`,
  },
  en: {
    heading: {
      reminder: (waited) => `An inquiry has been waiting for ${waited}`,
      escalation: (waited) => `Still without an answer: for ${waited}`,
    },
    text: {
      reminder: 'This inquiry has not been answered yet. Only your opening hours count.',
      escalation:
        'Nobody has answered this inquiry yet. Only your opening hours count. You get this mail because you run the dealership.',
    },
    minutes: (minutes) =>
      minutes < 60 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`,
    from: 'Inquiry from',
    message: 'Message',
    open: 'Answer now',
    change: 'You decide when reminders come under “Settings” of your inquiries.',
    reason: (dealership, site) => `You get this mail because you answer inquiries for ${dealership} on ${site}.`,
  },
};
