import type { KeyScope } from '@kardan/contract/values/api-keys';
import type { Language } from '@kardan/contract/values/identifiers';
import type { KeyNotice } from '../../../mail/mail-catalogue.ts';

interface KeyWords {
  notices: Record<KeyNotice, { heading: string; text: (owner: string) => string; next: string }>;
  name: string;
  id: string;
  scopes: string;
  scopeNames: Record<KeyScope, string>;
  ends: string;
  createdBy: string;
  openKeys: string;
  reason: string;
}

export const keyWords: Record<Language, KeyWords> = {
  'de-AT': {
    notices: {
      made: {
        heading: 'Neuer API-Schlüssel',
        text: (owner) => `Für ${owner} wurde ein neuer API-Schlüssel angelegt.`,
        next: 'Kennst du ihn nicht? Dann widerrufe ihn gleich: Er ist ab diesem Moment wertlos.',
      },
      rotated: {
        heading: 'API-Schlüssel erneuert',
        text: (owner) => `Ein API-Schlüssel von ${owner} hat ein neues Geheimnis bekommen.`,
        next: 'Weißt du nichts davon? Dann widerrufe den Schlüssel gleich: Er ist ab diesem Moment wertlos.',
      },
      widened: {
        heading: 'API-Schlüssel erweitert',
        text: (owner) => `Ein API-Schlüssel von ${owner} darf jetzt mehr, von mehr Adressen aus oder länger.`,
        next: 'Weißt du nichts davon? Dann widerrufe den Schlüssel gleich: Er ist ab diesem Moment wertlos.',
      },
      ending: {
        heading: 'Ein API-Schlüssel läuft ab',
        text: (owner) =>
          `Ein API-Schlüssel von ${owner} läuft bald ab. Danach kann das System, das ihn verwendet, hier nichts mehr ändern.`,
        next: 'Verlängere ihn oder leg rechtzeitig einen neuen an, gemeinsam mit dem, der dein System betreut.',
      },
    },
    name: 'Name',
    id: 'Beginnt mit',
    scopes: 'Darf',
    scopeNames: { stock: 'Bestand', pictures: 'Bilder', inquiries: 'Anfragen', statistics: 'Statistik' },
    ends: 'Läuft ab am',
    createdBy: 'Angelegt von',
    openKeys: 'Schlüssel ansehen',
    reason: 'Du bekommst dieses Mail, weil dir der Betrieb oder die Gruppe gehört.',
  },
  en: {
    notices: {
      made: {
        heading: 'New API key',
        text: (owner) => `A new API key was made for ${owner}.`,
        next: 'You do not know it? Then revoke it right away: from that moment on it is worthless.',
      },
      rotated: {
        heading: 'API key renewed',
        text: (owner) => `An API key of ${owner} was given a new secret.`,
        next: 'You know nothing of it? Then revoke the key right away: from that moment on it is worthless.',
      },
      widened: {
        heading: 'API key widened',
        text: (owner) => `An API key of ${owner} may now do more, from more addresses, or for longer.`,
        next: 'You know nothing of it? Then revoke the key right away: from that moment on it is worthless.',
      },
      ending: {
        heading: 'An API key is about to end',
        text: (owner) =>
          `An API key of ${owner} ends soon. After that the system that uses it can change nothing here any more.`,
        next: 'Give it more time, or make a new one early enough, together with whoever looks after your system.',
      },
    },
    name: 'Name',
    id: 'Begins with',
    scopes: 'May use',
    scopeNames: { stock: 'Stock', pictures: 'Pictures', inquiries: 'Inquiries', statistics: 'Statistics' },
    ends: 'Ends on',
    createdBy: 'Made by',
    openKeys: 'Look at the keys',
    reason: 'You receive this mail because you own the dealership or the group.',
  },
};
