import type { Language } from '@kardan/contract/values/identifiers';

interface RequestWords {
  day: Intl.DateTimeFormat;
  reference: string;
  due: string;
  receipt: { heading: string; text: (site: string) => string; next: string };
  question: { heading: string; text: (name: string) => string; quote: string; next: (reference: string) => string };
  refused: {
    heading: string;
    text: (name: string, site: string) => string;
    quote: string;
    next: (reference: string) => string;
  };
  reason: (site: string) => string;
}

const longDay = { dateStyle: 'long', timeZone: 'UTC' } as const;

/** What whoever asks to be let in reads, between the form and the invitation: it calls them „du“ as both do. */
export const requestWords: Record<Language, RequestWords> = {
  'de-AT': {
    day: new Intl.DateTimeFormat('de-AT', longDay),
    reference: 'Kennzeichen deines Antrags',
    due: 'Antwort spätestens am',
    receipt: {
      heading: 'Dein Antrag ist bei uns',
      text: (site) => `Danke, dass du deinen Betrieb auf ${site} anmelden möchtest. Wir prüfen jetzt deine Angaben.`,
      next: 'Wenn alles passt, bekommst du per E-Mail eine Einladung, mit der du deinen Zugang einrichtest. Fehlt etwas, fragen wir nach. Bitte nenn bei Rückfragen das Kennzeichen.',
    },
    question: {
      heading: 'Eine Frage zu deinem Antrag',
      text: (name) => `Damit wir über den Antrag für ${name} entscheiden können, brauchen wir noch etwas von dir.`,
      quote: 'Unsere Frage',
      next: (reference) => `Antworte einfach auf dieses Mail. Kennzeichen: ${reference}.`,
    },
    refused: {
      heading: 'Dein Antrag wurde abgelehnt',
      text: (name, site) => `Wir haben den Antrag für ${name} auf ${site} geprüft und nehmen den Betrieb nicht auf.`,
      quote: 'Begründung',
      next: (reference) =>
        `Wenn du anderer Meinung bist, antworte auf dieses Mail: Jemand anderer prüft den Antrag dann noch einmal. Kennzeichen: ${reference}. Der Rechtsweg steht dir offen.`,
    },
    reason: (site) => `Du bekommst dieses Mail, weil mit deiner Adresse ein Betrieb auf ${site} angemeldet wurde.`,
  },
  en: {
    day: new Intl.DateTimeFormat('en-GB', longDay),
    reference: 'Reference of your request',
    due: 'Answer at the latest on',
    receipt: {
      heading: 'We have your request',
      text: (site) => `Thank you for wanting to register your dealership on ${site}. We are now checking your details.`,
      next: 'If everything is right, you will get an invitation by e-mail to set up your access. If something is missing, we will ask. Please quote the reference if you write to us.',
    },
    question: {
      heading: 'A question about your request',
      text: (name) => `Before we can decide on the request for ${name}, we need something from you.`,
      quote: 'Our question',
      next: (reference) => `Simply answer this mail. Reference: ${reference}.`,
    },
    refused: {
      heading: 'Your request was refused',
      text: (name, site) => `We have examined the request for ${name} on ${site} and do not take the dealership in.`,
      quote: 'Reasons',
      next: (reference) =>
        `If you disagree, answer this mail: somebody else will then examine the request once more. Reference: ${reference}. You may also go to court.`,
    },
    reason: (site) => `You get this mail because a dealership on ${site} was registered with your address.`,
  },
};
