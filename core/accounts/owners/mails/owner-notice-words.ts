import type { AuditAction } from '@kardan/contract/values/audit';
import type { Language } from '@kardan/contract/values/identifiers';

/** What owners are told of by mail, beside the history, where everything is. */
export const noticedActions = [
  'dealership.acted-for',
  'dealership.changed',
  'dealership.group-joined',
  'dealership.group-left',
  'group-member.invited',
  'group-member.changed',
  'group-member.removed',
  'member.invited',
  'member.changed',
  'member.removed',
  'inquiry.exported',
  'feed.created',
  'feed.changed',
] as const satisfies readonly AuditAction[];
export type NoticedAction = (typeof noticedActions)[number];

interface OwnerNoticeWords {
  notices: Record<NoticedAction, { heading: string; text: (owner: string) => string; next: string }>;
  actor: string;
  /** Added to the name of somebody of the portal. */
  ofPortal: string;
  dealership: string;
  member: string;
  group: string;
  role: string;
  roleBefore: string;
  roles: Record<string, string>;
  reason: string;
  threads: string;
  feed: string;
  email: string;
  emailBefore: string;
  openHistory: string;
  openTeam: string;
  openFeeds: string;
  openProfile: string;
  whyMailed: (site: string) => string;
}

export const ownerNoticeWords: Record<Language, OwnerNoticeWords> = {
  'de-AT': {
    notices: {
      'dealership.acted-for': {
        heading: 'Der Portalbetrieb ändert etwas für euch',
        text: (owner) =>
          `Jemand vom Portalbetrieb kann ab jetzt eine Stunde lang für ${owner} ändern, was sonst nur ihr ändern könnt.`,
        next: 'Was dabei geschieht, steht mit Namen im Verlauf. Beginnt dieselbe Person innerhalb eines Tages noch einmal, kommt kein weiteres Mail. Passt etwas nicht? Dann schreib uns.',
      },
      'dealership.changed': {
        heading: 'Anfragen gehen an eine neue Adresse',
        text: (owner) => `Die E-Mail-Adresse von ${owner} wurde geändert: Dorthin gehen ab jetzt eure Anfragen.`,
        next: 'Weißt du nichts davon? Dann stell die Adresse im Profil gleich zurück und klär, wer das war. Kommst du selbst nicht mehr hinein, schreib uns.',
      },
      'dealership.group-joined': {
        heading: 'Ein Betrieb gehört jetzt zu einer Gruppe',
        text: (owner) =>
          `${owner} gehört ab jetzt zu einer Gruppe: Wer die Gruppe leitet, hat dort dieselben Rechte wie Inhaber:innen.`,
        next: 'Passt das nicht? Dann schreib uns gleich.',
      },
      'dealership.group-left': {
        heading: 'Ein Betrieb gehört nicht mehr zu seiner Gruppe',
        text: (owner) =>
          `${owner} gehört nicht mehr zur Gruppe: Wer sie leitet, und wer sich mit ihrem Firmenkonto anmeldet, hat dort keine Rechte mehr.`,
        next: 'Passt das nicht? Dann schreib uns gleich.',
      },
      'group-member.invited': {
        heading: 'Jemand soll die Gruppe mit allen Rechten leiten',
        text: (owner) => `Für ${owner} wurde jemand als Gruppenleitung eingeladen, mit allen Rechten in jedem Betrieb.`,
        next: 'Weißt du nichts davon? Dann nimm die Einladung gleich zurück und klär, wer sie verschickt hat.',
      },
      'group-member.changed': {
        heading: 'Eine Rolle in der Gruppe ist neu',
        text: (owner) => `Bei ${owner} hat jemand eine andere Rolle bekommen.`,
        next: 'Weißt du nichts davon? Dann klär gleich, wer das war. Kommst du selbst nicht mehr hinein, schreib uns.',
      },
      'group-member.removed': {
        heading: 'Jemand ist nicht mehr im Team der Gruppe',
        text: (owner) => `Bei ${owner} wurde jemand aus dem Team der Gruppe genommen.`,
        next: 'Weißt du nichts davon? Dann klär gleich, wer das war. Kommst du selbst nicht mehr hinein, schreib uns.',
      },
      'member.invited': {
        heading: 'Jemand soll mit allen Rechten ins Team kommen',
        text: (owner) => `Für ${owner} wurde jemand als Inhaber:in eingeladen.`,
        next: 'Weißt du nichts davon? Dann nimm die Einladung gleich zurück und klär, wer sie verschickt hat.',
      },
      'member.changed': {
        heading: 'Eine Rolle im Team ist neu',
        text: (owner) => `Bei ${owner} hat jemand im Team eine andere Rolle bekommen.`,
        next: 'Weißt du nichts davon? Dann klär gleich, wer das war. Kommst du selbst nicht mehr hinein, schreib uns.',
      },
      'member.removed': {
        heading: 'Jemand ist nicht mehr im Team',
        text: (owner) => `Bei ${owner} wurde jemand aus dem Team genommen.`,
        next: 'Weißt du nichts davon? Dann klär gleich, wer das war. Kommst du selbst nicht mehr hinein, schreib uns.',
      },
      'inquiry.exported': {
        heading: 'Anfragen als Datei geholt',
        text: (owner) =>
          `Die Anfragen von ${owner} wurden als Datei heruntergeladen, mit Namen und Adressen der Interessent:innen.`,
        next: 'Weißt du nichts davon? Dann klär gleich, wer das war, und schreib uns: Vielleicht ist ein Datenschutzvorfall zu melden.',
      },
      'feed.created': {
        heading: 'Neue Quelle für Autos',
        text: (owner) => `Für ${owner} wurde ein Import eingerichtet, der Autos aus einer neuen Quelle holt.`,
        next: 'Weißt du nichts davon? Dann entferne den Import gleich: Die Autos bleiben, wie sie sind.',
      },
      'feed.changed': {
        heading: 'Ein Import holt Autos von woanders',
        text: (owner) =>
          `Bei einem Import von ${owner} wurde geändert, woher die Autos kommen oder womit sie dort geholt werden.`,
        next: 'Weißt du nichts davon? Dann halte den Import gleich an und klär, wer das war.',
      },
    },
    actor: 'Von',
    ofPortal: 'Portalbetrieb',
    dealership: 'Betrieb',
    member: 'Person',
    group: 'Gruppe',
    role: 'Rolle',
    roleBefore: 'Rolle bisher',
    roles: {
      'dealer-owner': 'Inhaber:in',
      'dealer-staff': 'Mitarbeiter:in',
      'group-owner': 'Gruppenleitung',
      'group-analyst': 'Gruppenauswertung',
    },
    reason: 'Warum',
    threads: 'Anfragen',
    feed: 'Import',
    email: 'Neue Adresse',
    emailBefore: 'Adresse bisher',
    openHistory: 'Verlauf ansehen',
    openTeam: 'Team ansehen',
    openFeeds: 'Importe ansehen',
    openProfile: 'Profil ansehen',
    whyMailed: (site) =>
      `Du bekommst dieses Mail, weil du auf ${site} Inhaber:in bist und es um die Sicherheit deines Betriebs geht; abbestellen lässt es sich nicht.`,
  },
  en: {
    notices: {
      'dealership.acted-for': {
        heading: 'The portal’s staff is changing something for you',
        text: (owner) =>
          `For an hour from now on, somebody of the portal’s staff can change for ${owner} what otherwise only you can change.`,
        next: 'What they do is in the history, with their name. If the same person begins again within a day, there is no further mail. Something is not right? Then write to us.',
      },
      'dealership.changed': {
        heading: 'Inquiries go to a new address',
        text: (owner) => `The e-mail address of ${owner} was changed: this is where your inquiries go from now on.`,
        next: 'You know nothing of it? Then set the address back in the profile right away and find out who that was. If you cannot get in any more, write to us.',
      },
      'dealership.group-joined': {
        heading: 'A dealership belongs to a group now',
        text: (owner) =>
          `${owner} belongs to a group from now on: whoever manages the group has the same rights there as an owner.`,
        next: 'Is that not right? Then write to us right away.',
      },
      'dealership.group-left': {
        heading: 'A dealership belongs to its group no more',
        text: (owner) =>
          `${owner} belongs to the group no more: whoever manages it, or signs in with its company account, has no rights there any more.`,
        next: 'Is that not right? Then write to us right away.',
      },
      'group-member.invited': {
        heading: 'Somebody is to manage the group with all rights',
        text: (owner) => `Somebody was invited as a manager of ${owner}, with all rights in each of its dealerships.`,
        next: 'You know nothing of it? Then take the invitation back right away and find out who sent it.',
      },
      'group-member.changed': {
        heading: 'A role in the group is new',
        text: (owner) => `Somebody was given another role in ${owner}.`,
        next: 'You know nothing of it? Then find out right away who that was. If you cannot get in any more, write to us.',
      },
      'group-member.removed': {
        heading: 'Somebody is no longer in the team of the group',
        text: (owner) => `Somebody was taken out of the team of ${owner}.`,
        next: 'You know nothing of it? Then find out right away who that was. If you cannot get in any more, write to us.',
      },
      'member.invited': {
        heading: 'Somebody is to join the team with all rights',
        text: (owner) => `Somebody was invited as an owner of ${owner}.`,
        next: 'You know nothing of it? Then take the invitation back right away and find out who sent it.',
      },
      'member.changed': {
        heading: 'A role in the team is new',
        text: (owner) => `Somebody in the team of ${owner} was given another role.`,
        next: 'You know nothing of it? Then find out right away who that was. If you cannot get in any more, write to us.',
      },
      'member.removed': {
        heading: 'Somebody is no longer in the team',
        text: (owner) => `Somebody was taken out of the team of ${owner}.`,
        next: 'You know nothing of it? Then find out right away who that was. If you cannot get in any more, write to us.',
      },
      'inquiry.exported': {
        heading: 'Inquiries were taken as a file',
        text: (owner) => `The inquiries of ${owner} were downloaded as a file, with names and addresses of the buyers.`,
        next: 'You know nothing of it? Then find out right away who that was, and write to us: it may be a breach that has to be reported.',
      },
      'feed.created': {
        heading: 'New source of cars',
        text: (owner) => `An import was set up for ${owner} that fetches cars from a new source.`,
        next: 'You know nothing of it? Then remove the import right away: the cars stay as they are.',
      },
      'feed.changed': {
        heading: 'An import fetches cars from elsewhere',
        text: (owner) =>
          `For an import of ${owner}, it was changed where the cars come from, or what they are fetched with there.`,
        next: 'You know nothing of it? Then pause the import right away and find out who that was.',
      },
    },
    actor: 'By',
    ofPortal: 'portal’s staff',
    dealership: 'Dealership',
    member: 'Person',
    group: 'Group',
    role: 'Role',
    roleBefore: 'Role before',
    roles: {
      'dealer-owner': 'Owner',
      'dealer-staff': 'Staff',
      'group-owner': 'Group manager',
      'group-analyst': 'Group analyst',
    },
    reason: 'Why',
    threads: 'Inquiries',
    feed: 'Import',
    email: 'New address',
    emailBefore: 'Address before',
    openHistory: 'Look at the history',
    openTeam: 'Look at the team',
    openFeeds: 'Look at the imports',
    openProfile: 'Look at the profile',
    whyMailed: (site) =>
      `You receive this mail because you are an owner on ${site} and it is about the security of your dealership; it cannot be switched off.`,
  },
};
