import type { Language } from '@kardan/contract/values/identifiers';
import { codeMinutes, maxAgents, unverifiedHours } from '@kardan/contract/values/search-agent';

interface CodeWords {
  code: { subject: (code: string, site: string) => string; heading: string; text: string; label: string; next: string };
  known: { heading: string; text: string };
  full: { heading: string; text: string };
  welcome: { heading: string; text: string };
  reason: string;
}

/** What is mailed before an address is proven: of what was typed not a word, since anybody can type anybody's address. */
export const codeWords: Record<Language, CodeWords> = {
  'de-AT': {
    code: {
      subject: (code, site) => `${code} ist dein Code für ${site}`,
      heading: 'Dein Code',
      text: 'Mit diesem Code startest du deinen Suchagenten:',
      label: 'Code',
      next: `Der Code gilt ${codeMinutes} Minuten und nur einmal. Hast du mehrere bekommen, zählt der neueste.`,
    },
    known: {
      heading: 'Diesen Suchagenten hast du schon',
      text: 'Zu dieser Suche läuft bereits ein Suchagent für deine Adresse. Du musst nichts tun; ändern, pausieren oder löschen kannst du ihn hier:',
    },
    full: {
      heading: `Mehr als ${maxAgents} Suchagenten gehen nicht`,
      text: `Für deine Adresse laufen schon ${maxAgents} Suchagenten. Lösch zuerst einen davon: Der Link dazu steht in jedem seiner Mails.`,
    },
    welcome: {
      heading: 'Dein Suchagent läuft',
      text: 'Ab jetzt schauen wir für dich. Sobald sich etwas tut, schreiben wir dir.',
    },
    reason: `Du bekommst dieses Mail, weil jemand mit deiner Adresse einen Suchagenten anlegen wollte. Warst das nicht du, musst du nichts tun: Ohne Code passiert nichts, und nach ${unverifiedHours} Stunden ist die Adresse wieder gelöscht.`,
  },
  en: {
    code: {
      subject: (code, site) => `${code} is your code for ${site}`,
      heading: 'Your code',
      text: 'This code starts your search agent:',
      label: 'Code',
      next: `The code is valid for ${codeMinutes} minutes and only once. If you received several, the newest counts.`,
    },
    known: {
      heading: 'You already have this search agent',
      text: 'A search agent for this search is already running for your address. There is nothing to do; you can change, pause or delete it here:',
    },
    full: {
      heading: `No more than ${maxAgents} search agents`,
      text: `Your address already has ${maxAgents} search agents. Delete one of them first: every one of its mails holds the link.`,
    },
    welcome: {
      heading: 'Your search agent is running',
      text: 'From now on we keep watch for you. As soon as something happens, we will write to you.',
    },
    reason: `You receive this mail because somebody wanted to set up a search agent with your address. If that was not you, there is nothing to do: without the code nothing happens, and after ${unverifiedHours} hours the address is deleted again.`,
  },
};
