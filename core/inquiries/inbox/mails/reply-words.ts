import type { Language } from '@kardan/contract/values/identifiers';

interface ReplyWords {
  subject: (dealership: string) => string;
  yourMessage: string;
  dealership: string;
  address: string;
  phone: string;
  answer: string;
  reason: (site: string) => string;
  notMe: string;
}

/** What stands around a dealer's reply; dealers write to buyers with „Sie“, we with „du“. */
export const replyWords: Record<Language, ReplyWords> = {
  'de-AT': {
    subject: (dealership) => `Antwort von ${dealership}`,
    yourMessage: 'Deine Anfrage',
    dealership: 'Händler',
    address: 'Adresse',
    phone: 'Telefon',
    answer: 'Antworte einfach auf dieses Mail: Deine Nachricht kommt beim Händler an.',
    reason: (site) =>
      `Du bekommst dieses Mail, weil auf ${site} mit deiner Adresse bei diesem Händler angefragt wurde. Warst du das nicht, dann melde es uns: wir gehen dem nach.`,
    notMe: 'Ich habe nicht angefragt',
  },
  en: {
    subject: (dealership) => `Answer from ${dealership}`,
    yourMessage: 'Your inquiry',
    dealership: 'Dealer',
    address: 'Address',
    phone: 'Phone',
    answer: 'Simply reply to this mail: your message reaches the dealer.',
    reason: (site) =>
      `You receive this mail because somebody asked this dealer on ${site} with your address. If that was not you, tell us: we will look into it.`,
    notMe: 'I did not ask',
  },
};
