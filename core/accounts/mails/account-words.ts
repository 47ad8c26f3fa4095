import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';
import type { Language } from '@kardan/contract/values/identifiers';
import type { AccountNotice } from '../../mail/mail-catalogue.ts';
import { invitationDays, resetMinutes } from '../links/link-times.ts';

interface NoticeWords {
  heading: string;
  text: string;
  /** What to do about it, where another than oneself does it as a rule. */
  note?: string;
  /** Where it leads, where another place than the account helps: whoever is told this cannot sign in. */
  leadsTo?: 'new-password';
}

interface AccountWords {
  invitation: {
    heading: (where: string) => string;
    text: (inviter: string | null, where: string) => string;
    button: string;
    next: string;
    reason: string;
  };
  reset: { heading: string; text: string; button: string; next: string; reason: string };
  notices: Record<AccountNotice, NoticeWords>;
  device: string;
  member: string;
  dealership: string;
  group: string;
  role: string;
  roles: Record<DealershipRole | GroupRole, string>;
  notYou: string;
  openAccount: string;
  askForPassword: string;
  openTeam: string;
  reason: string;
}

export const accountWords: Record<Language, AccountWords> = {
  'de-AT': {
    invitation: {
      heading: (where) => `Einladung zu ${where}`,
      text: (inviter, where) =>
        inviter === null
          ? `Für dich wurde ein Zugang zu ${where} angelegt.`
          : `${inviter} lädt dich ein, bei ${where} mitzuarbeiten.`,
      button: 'Einladung annehmen',
      next: `Der Link gilt ${invitationDays} Tage und nur einmal. Gib ihn nicht weiter: Wer ihn hat, kann die Einladung annehmen.`,
      reason:
        'Du bekommst dieses Mail, weil dich jemand eingeladen hat. Kennst du den Betrieb nicht, musst du nichts tun.',
    },
    reset: {
      heading: 'Neues Passwort wählen',
      text: 'Mit diesem Link wählst du ein neues Passwort:',
      button: 'Passwort wählen',
      next: `Der Link gilt ${resetMinutes} Minuten und nur einmal. Hast du mehrere bekommen, zählt der neueste.`,
      reason:
        'Du bekommst dieses Mail, weil jemand für deine Adresse ein neues Passwort angefordert hat. Warst das nicht du, musst du nichts tun: Ohne den Link ändert sich nichts.',
    },
    notices: {
      'new-device': {
        heading: 'Anmeldung mit einem neuen Gerät',
        text: 'Mit deinem Zugang hat sich gerade jemand mit einem Gerät angemeldet, das wir noch nicht kennen.',
      },
      'password-changed': {
        heading: 'Dein Passwort wurde geändert',
        text: 'Das Passwort deines Zugangs ist neu. Auf allen anderen Geräten bist du abgemeldet.',
      },
      'passkey-added': {
        heading: 'Neuer Passkey',
        text: 'Zu deinem Zugang ist ein Passkey dazugekommen: Mit ihm kann man sich ohne Passwort anmelden.',
      },
      'passkey-removed': {
        heading: 'Passkey entfernt',
        text: 'Ein Passkey deines Zugangs wurde entfernt und gilt nicht mehr.',
      },
      'totp-added': {
        heading: 'Einmalcodes sind eingerichtet',
        text: 'Zum Passwort braucht es ab jetzt einen Code aus deiner App.',
      },
      'totp-removed': {
        heading: 'Einmalcodes sind abgeschaltet',
        text: 'Codes aus der App werden bei deinem Zugang nicht mehr verlangt.',
      },
      'recovery-codes-made': {
        heading: 'Neue Wiederherstellungscodes',
        text: 'Für deinen Zugang gibt es neue Wiederherstellungscodes. Die früheren gelten nicht mehr.',
      },
      'recovery-code-used': {
        heading: 'Ein Wiederherstellungscode wurde verwendet',
        text: 'Jemand hat sich mit einem deiner Wiederherstellungscodes angemeldet. Dieser Code ist damit verbraucht.',
      },
      'sign-ins-removed': {
        heading: 'Wähl bitte ein neues Passwort',
        text: 'Deine Adresse gehört nicht mehr zu einem Firmenkonto, mit dem du dich anmeldest. Was du vorher verwendet hast, gilt nicht mehr: Passwort, Passkeys, Codes aus der App und Wiederherstellungscodes sind gelöscht.',
        note: 'Um hineinzukommen, fordere ein neues Passwort an: Der Link dafür kommt an diese Adresse. Weißt du nichts davon? Dann schreib uns.',
        leadsTo: 'new-password',
      },
      'right-granted': {
        heading: 'Neues Recht im Portal',
        text: 'Dein Zugang hat ein Recht im Portal bekommen. Auf allen Geräten bist du abgemeldet; es gilt ab deiner nächsten Anmeldung.',
        note: 'Weißt du nichts davon? Dann schreib uns.',
      },
      'right-taken': {
        heading: 'Ein Recht im Portal wurde entzogen',
        text: 'Dein Zugang hat ein Recht im Portal nicht mehr. Auf allen Geräten bist du abgemeldet.',
        note: 'Weißt du nichts davon? Dann schreib uns.',
      },
      'new-member': {
        heading: 'Neu im Team',
        text: 'Jemand ist in dein Team gekommen.',
      },
    },
    device: 'Gerät',
    member: 'Person',
    dealership: 'Betrieb',
    group: 'Gruppe',
    role: 'Rolle',
    roles: {
      'dealer-owner': 'Leitung',
      'dealer-staff': 'Team',
      'group-owner': 'Gruppenleitung',
      'group-analyst': 'Gruppenauswertung',
    },
    notYou:
      'Warst das nicht du? Dann melde dich an, ändere dein Passwort und beende fremde Sitzungen. Kommst du nicht hinein, schreib uns.',
    openAccount: 'Zugang ansehen',
    askForPassword: 'Neues Passwort anfordern',
    openTeam: 'Team ansehen',
    reason: 'Du bekommst dieses Mail, weil es um die Sicherheit deines Zugangs geht; abbestellen lässt es sich nicht.',
  },
  en: {
    invitation: {
      heading: (where) => `Invitation to ${where}`,
      text: (inviter, where) =>
        inviter === null
          ? `An account for ${where} has been set up for you.`
          : `${inviter} invites you to work with ${where}.`,
      button: 'Accept the invitation',
      next: `The link is valid for ${invitationDays} days and only once. Do not pass it on: whoever has it can accept.`,
      reason:
        'You receive this mail because somebody invited you. If you do not know the business, there is nothing to do.',
    },
    reset: {
      heading: 'Choose a new password',
      text: 'This link lets you choose a new password:',
      button: 'Choose a password',
      next: `The link is valid for ${resetMinutes} minutes and only once. If you received several, the newest counts.`,
      reason:
        'You receive this mail because somebody asked for a new password for your address. If that was not you, there is nothing to do: without the link nothing changes.',
    },
    notices: {
      'new-device': {
        heading: 'Sign-in with a new device',
        text: 'Somebody has just signed in to your account with a device that we have not seen before.',
      },
      'password-changed': {
        heading: 'Your password was changed',
        text: 'Your account has a new password. You are signed out on all other devices.',
      },
      'passkey-added': {
        heading: 'New passkey',
        text: 'A passkey was added to your account: it signs in without a password.',
      },
      'passkey-removed': {
        heading: 'Passkey removed',
        text: 'A passkey of your account was removed and is no longer valid.',
      },
      'totp-added': {
        heading: 'One-time codes are set up',
        text: 'From now on, the password needs a code from your app.',
      },
      'totp-removed': {
        heading: 'One-time codes are off',
        text: 'Your account no longer asks for codes from the app.',
      },
      'recovery-codes-made': {
        heading: 'New recovery codes',
        text: 'Your account has new recovery codes. The earlier ones are no longer valid.',
      },
      'recovery-code-used': {
        heading: 'A recovery code was used',
        text: 'Somebody signed in with one of your recovery codes. That code is used up.',
      },
      'sign-ins-removed': {
        heading: 'Please choose a new password',
        text: 'Your address no longer belongs to a company account that you sign in with. What you used before no longer counts: password, passkeys, codes from the app and recovery codes are deleted.',
        note: 'To get in, ask for a new password: the link for it comes to this address. Do you know nothing of this? Then write to us.',
        leadsTo: 'new-password',
      },
      'right-granted': {
        heading: 'New right in the portal',
        text: 'Your account was given a right in the portal. You are signed out on all devices; it holds from your next sign-in on.',
        note: 'Do you know nothing of this? Then write to us.',
      },
      'right-taken': {
        heading: 'A right in the portal was taken',
        text: 'Your account no longer has one of its rights in the portal. You are signed out on all devices.',
        note: 'Do you know nothing of this? Then write to us.',
      },
      'new-member': { heading: 'New in the team', text: 'Somebody has joined your team.' },
    },
    device: 'Device',
    member: 'Person',
    dealership: 'Dealership',
    group: 'Group',
    role: 'Role',
    roles: {
      'dealer-owner': 'Owner',
      'dealer-staff': 'Staff',
      'group-owner': 'Group manager',
      'group-analyst': 'Group analyst',
    },
    notYou:
      'Was that not you? Then sign in, change your password and end sessions that are not yours. If you cannot get in, write to us.',
    openAccount: 'Look at the account',
    askForPassword: 'Ask for a new password',
    openTeam: 'Look at the team',
    reason: 'You receive this mail because it is about the security of your account; it cannot be switched off.',
  },
};
