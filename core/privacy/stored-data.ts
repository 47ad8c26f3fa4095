import type { Language } from '@kardan/contract/values/identifiers';
import { unverifiedHours } from '@kardan/contract/values/search-agent';
import { deliveryDays } from '@kardan/contract/values/webhooks';
import { oldTokenDays } from '../accounts/links/link-times.ts';
import { endedSessionDays } from '../accounts/sessions/session-rules.ts';
import { deviceDays } from '../accounts/sign-in/device-token.ts';
import { auditMonths } from '../audit/ensure-audit-partitions.ts';
import { requestMonths } from '../dealerships/admission/privacy/forget-requests.ts';
import { inquiryMonths } from '../inquiries/forget-inquiries.ts';
import { perSender } from '../inquiries/inquiry-limits.ts';
import { mailDays } from '../mail/forget-mails.ts';
import { noticeMonths, reporterMonths } from '../moderation/notices/forget-notices.ts';
import { soldMatchDays } from '../search-agents/mailing/forget-sold-matches.ts';
import { keptFor } from './kept-for.ts';

interface Words {
  title: string;
  /** What is stored. */
  what: string;
  purpose: string;
  /** What allows it, by article of the GDPR. */
  basis: string;
  kept: string;
}

interface StoredData {
  /** Columns that hold something about a person, by table. */
  tables: Readonly<Record<string, readonly string[]>>;
  words: Readonly<Record<Language, Words>>;
}

/** The longest window, and the hour until the job that removes what is over comes. */
export const limitHours = perSender.windowSeconds / 3600 + 1;

/**
 * What we store about people: the privacy policy tells this list, and a test compares it with the columns of the database.
 * How long it is kept comes from what deletes it.
 */
export const storedData: readonly StoredData[] = [
  {
    tables: {
      inquiry: ['sender_name', 'sender_email', 'sender_phone', 'message', 'details'],
      inquiry_recipient: ['inquiry_id', 'assigned_account_id', 'lost_note'],
      inquiry_message: ['body', 'from_address', 'author_account_id'],
      inquiry_attachment: ['name'],
      received_reply: ['folded'],
      inquiry_note: ['body', 'account_id'],
      inquiry_act: ['account_id', 'assignee_account_id'],
      routing_rule: ['account_id'],
    },
    words: {
      'de-AT': {
        title: 'Anfragen',
        what: 'Name, E-Mail-Adresse, Telefonnummer (wenn du sie angibst), deine Nachricht und was das Formular sonst fragt, zum Beispiel Wunschtag oder Daten deines Eintauschautos. Dazu, was du und der Händler einander über uns schreiben, mit Anhängen, und was sich der Händler dazu notiert: Stand, Notizen, wer sich darum kümmert.',
        purpose:
          'Damit der Händler, den du ausgewählt hast, dir antworten kann; bei Anfragen an uns: damit wir antworten.',
        basis: 'Vertragsanbahnung auf deine Anfrage (Art. 6 Abs. 1 lit. b DSGVO).',
        kept: `${keptFor(inquiryMonths, 'months', 'de-AT')} ab dem Absenden, alles, was dazu gehört, mit ihr. Beim Händler, der sie bekommen hat, gelten dessen Fristen.`,
      },
      en: {
        title: 'Inquiries',
        what: 'Name, e-mail address, phone number (if you give it), your message and whatever else the form asks for, such as a preferred day or details of your trade-in car. Also what you and the dealer write to each other through us, with attachments, and what the dealer notes about it: state, notes, who takes care of it.',
        purpose: 'So that the dealer you chose can answer; for inquiries to us: so that we can.',
        basis: 'Steps at your request before a contract (Art. 6(1)(b) GDPR).',
        kept: `${keptFor(inquiryMonths, 'months', 'en')} from sending, all that belongs to it along with it. The dealer who received it has periods of their own.`,
      },
    },
  },
  {
    tables: {
      search_agent: ['email', 'request', 'mailbox_hash', 'consent_text_version', 'consent_given_at'],
      search_agent_code: ['search_agent_id'],
      search_agent_match: ['search_agent_id'],
    },
    words: {
      'de-AT': {
        title: 'Suchagenten',
        what: 'E-Mail-Adresse, die Suche, Häufigkeit und Anlässe, wann du welchem Text zugestimmt hast, und welche Autos wir dir schon geschickt haben.',
        purpose: 'Damit du die Mails bekommst, die du bestellt hast, und nichts zweimal.',
        basis:
          'Deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO, § 174 TKG 2021), bestätigt mit dem Code; du kannst sie in jedem Mail mit einem Klick widerrufen.',
        kept: `Bis du den Suchagenten löschst, dann wird die Adresse sofort entfernt. Ohne Bestätigung ${keptFor(unverifiedHours, 'hours', 'de-AT')}. Was wir dir geschickt haben, spätestens ${keptFor(soldMatchDays, 'days', 'de-AT')} nach dem Verkauf des Autos nicht mehr.`,
      },
      en: {
        title: 'Search agents',
        what: 'E-mail address, the search, how often and about what, when you agreed to which text, and which cars we have already sent you.',
        purpose: 'So that you receive the mails you ordered, and nothing twice.',
        basis:
          'Your consent (Art. 6(1)(a) GDPR, § 174 TKG 2021), confirmed with the code; you can withdraw it with one click in any mail.',
        kept: `Until you delete the search agent, which removes the address at once. Without confirmation ${keptFor(unverifiedHours, 'hours', 'en')}. What we sent you: no longer than ${keptFor(soldMatchDays, 'days', 'en')} after the car was sold.`,
      },
    },
  },
  {
    tables: { webhook_event: ['body'], webhook_attempt: ['response'] },
    words: {
      'de-AT': {
        title: 'Meldungen an Systeme von Händlern',
        what: 'Dass es eine Anfrage gibt, mit ihrer Nummer und der des Autos; nicht, wer sie geschrieben hat und was darin steht. Dazu, was das System des Händlers geantwortet hat.',
        purpose:
          'Damit das eigene System eines Händlers gleich von Anfragen erfährt, und auch davon, wenn sie gelöscht wurden.',
        basis: 'Vertrag mit dem Händler (Art. 6 Abs. 1 lit. b DSGVO).',
        kept: `${keptFor(deliveryDays, 'days', 'de-AT')}.`,
      },
      en: {
        title: 'Messages to dealers’ systems',
        what: 'That there is an inquiry, with its number and the car’s; not who wrote it nor what it says. Also what the dealer’s system answered.',
        purpose: 'So that a dealer’s own system learns of inquiries at once, and also when they were erased.',
        basis: 'Contract with the dealer (Art. 6(1)(b) GDPR).',
        kept: `${keptFor(deliveryDays, 'days', 'en')}.`,
      },
    },
  },
  {
    tables: {
      content_notice: [
        'reporter_name',
        'reporter_email',
        'explanation',
        'assigned_account_id',
        'dealer_answer',
        'dealer_answered_by',
        'decided_by',
      ],
      statement_of_reasons: ['facts', 'issued_by', 'lifted_by'],
      complaint: ['text', 'account_id', 'answer', 'decided_by'],
    },
    words: {
      'de-AT': {
        title: 'Meldungen von Inseraten',
        what: 'Grund und Begründung der Meldung; Name und E-Mail-Adresse nur, wenn du sie angibst; was der Händler dazu sagt und wer es gesagt hat; unsere Entscheidung mit ihren Gründen; eine Beschwerde dagegen und unsere Antwort; wer bei uns daran gearbeitet und entschieden hat.',
        purpose: 'Damit wir die Meldung prüfen und dir sagen können, was daraus geworden ist.',
        basis:
          'Rechtliche Pflicht (Art. 6 Abs. 1 lit. c DSGVO; Art. 16, 17, 20 Digital Services Act) und unser Interesse, Ansprüche abzuwehren (lit. f).',
        kept: `Name und Adresse ${keptFor(reporterMonths, 'months', 'de-AT')} ab der Entscheidung, Meldung, Entscheidung und Beschwerde selbst ${keptFor(noticeMonths, 'months', 'de-AT')} (§ 1489 ABGB), die Gründe einer Sperre, solange sie gilt.`,
      },
      en: {
        title: 'Reports of listings',
        what: 'Reason and explanation of the report; name and e-mail address only if you give them; what the dealer says to it and who said it; our decision with its reasons; a complaint of it and our answer; who worked on it and decided on our side.',
        purpose: 'So that we can examine the report and tell you what became of it.',
        basis:
          'Legal obligation (Art. 6(1)(c) GDPR; Art. 16, 17, 20 Digital Services Act) and our interest in defending claims (f).',
        kept: `Name and address ${keptFor(reporterMonths, 'months', 'en')} from the decision, report, decision and complaint themselves ${keptFor(noticeMonths, 'months', 'en')} (§ 1489 ABGB), the reasons of a block as long as it stands.`,
      },
    },
  },
  {
    tables: {
      dealership_request: [
        'person_name',
        'email',
        'phone',
        'name',
        'name_key',
        'legal_name',
        'street',
        'city',
        'vat_id',
        'company_register_number',
        'company_register_court',
        'gisa_number',
        'trade_authority',
        'managing_persons',
        'website',
        'message',
        'question',
        'reasons',
        'vat_name',
        'decided_by',
      ],
    },
    words: {
      'de-AT': {
        title: 'Anträge neuer Händler',
        what: 'Wer einen Betrieb anmeldet: Name, E-Mail-Adresse, Telefon; vom Betrieb Firma, Anschrift, Registerdaten, Inhaber oder Geschäftsführung; welche Fassungen unserer Vereinbarungen angenommen wurden; was das UID-Register der EU (VIES) zur UID-Nummer sagt; unsere Rückfrage, die Entscheidung und wer sie getroffen hat.',
        purpose: 'Damit wir prüfen können, ob es den Betrieb gibt und wer für ihn handelt.',
        basis:
          'Schritte vor einem Vertrag auf deine Anfrage (Art. 6 Abs. 1 lit. b DSGVO) und unser Interesse, Betrug fernzuhalten (lit. f).',
        kept: `${keptFor(requestMonths, 'months', 'de-AT')} ab der Entscheidung, ohne Entscheidung ab der letzten Änderung.`,
      },
      en: {
        title: 'Requests of new dealers',
        what: 'Who registers a dealership: name, e-mail address, phone; of the dealership its company, address, register data, owner or management; which versions of our agreements were accepted; what the EU’s register of VAT numbers (VIES) says of the VAT number; our question, the decision and who took it.',
        purpose: 'So that we can check whether the dealership exists and who acts for it.',
        basis: 'Steps before a contract at your request (Art. 6(1)(b) GDPR) and our interest in keeping fraud out (f).',
        kept: `${keptFor(requestMonths, 'months', 'en')} from the decision, without one from the last change.`,
      },
    },
  },
  {
    tables: { mail: ['recipient', 'payload'] },
    words: {
      'de-AT': {
        title: 'Versandte E-Mails',
        what: 'Empfängeradresse, Art des Mails und ob es zugestellt wurde; nicht sein Text.',
        purpose: 'Damit ein Mail nicht verloren geht und wir auf Nachfrage sagen können, ob es gesendet wurde.',
        basis: 'Unser Interesse an verlässlicher Zustellung (Art. 6 Abs. 1 lit. f DSGVO).',
        kept: `${keptFor(mailDays, 'days', 'de-AT')}.`,
      },
      en: {
        title: 'Mails we sent',
        what: 'Address of the recipient, kind of mail and whether it was delivered; not its text.',
        purpose: 'So that no mail gets lost and we can tell on request whether it was sent.',
        basis: 'Our interest in reliable delivery (Art. 6(1)(f) GDPR).',
        kept: `${keptFor(mailDays, 'days', 'en')}.`,
      },
    },
  },
  {
    tables: { limit_use: ['key_hash'] },
    words: {
      'de-AT': {
        title: 'Schutz vor Missbrauch',
        what: 'Ein verschlüsselter Prüfwert (Hash) der IP-Adresse oder der E-Mail-Adresse, aus dem sich die Adresse ohne unseren Schlüssel nicht herstellen lässt.',
        purpose: 'Damit niemand Formulare tausendfach absendet oder fremde Postfächer füllt.',
        basis: 'Unser Interesse an einem sicheren Dienst (Art. 6 Abs. 1 lit. f DSGVO).',
        kept: `Höchstens ${keptFor(limitHours, 'hours', 'de-AT')}.`,
      },
      en: {
        title: 'Protection from abuse',
        what: 'A keyed hash of the IP address or of the e-mail address, from which the address cannot be recovered without our key.',
        purpose: 'So that nobody sends forms a thousand times or fills other people’s mailboxes.',
        basis: 'Our interest in a safe service (Art. 6(1)(f) GDPR).',
        kept: `At most ${keptFor(limitHours, 'hours', 'en')}.`,
      },
    },
  },
  {
    tables: {
      account: ['email', 'display_name', 'password_hash', 'person_id'],
      membership: ['account_id', 'invited_name', 'invited_email', 'role'],
      group_membership: ['account_id', 'role'],
      group_invitation: ['account_id', 'invited_name', 'invited_email', 'role'],
      passkey: ['account_id', 'credential_id', 'label'],
      totp: ['account_id'],
      recovery_code: ['account_id'],
      account_token: ['account_id', 'invited_by'],
      external_identity: ['account_id', 'subject'],
      content: ['remark_by'],
      content_revision: ['author_account_id'],
      content_presence: ['account_id'],
      content_preview: ['made_by'],
      content_picture: ['added_by'],
      redirect: ['added_by'],
      credit_condition: ['entered_by'],
      monthly_report_mail: ['account_id'],
      api_key: ['created_by'],
      agreement_version: ['announced_by'],
      acting_grant: ['account_id', 'reason'],
      acting_look: ['account_id'],
      dealership_restriction: ['decided_by', 'lifted_by'],
    },
    words: {
      'de-AT': {
        title: 'Zugänge von Händlern und Redaktion',
        what: 'Name, E-Mail-Adresse, Sprache, Rolle in jedem Betrieb, Passwort nur als Hash, Passkeys (nur ihr öffentlicher Schlüssel), zweiter Faktor verschlüsselt, mit Firmenkonto die Kennung, die dir der Anmeldedienst deiner Firma gibt, wann wir Einladungen, Links und Monatsberichte geschickt haben und ob du diese bekommen willst; wer welchen API-Schlüssel angelegt hat; wer vom Betreiber eine neue Fassung von Vereinbarungen angekündigt, einen Betrieb angesehen, für ihn gehandelt oder eine Maßnahme gegen ihn gesetzt hat; bei Texten, Bildern, Umleitungen und Kreditbeispielen, wer sie eingetragen oder geändert hat, und solange ein Text offen ist, bei wem.',
        purpose: 'Damit nur Berechtigte Inserate und Texte ändern.',
        basis: 'Vertrag mit dem Händler und Interesse an Sicherheit (Art. 6 Abs. 1 lit. b und f DSGVO).',
        kept: `Solange der Zugang besteht; verschickte Links ${keptFor(oldTokenDays, 'days', 'de-AT')} nach ihrem Ablauf nicht mehr.`,
      },
      en: {
        title: 'Accounts of dealers and editors',
        what: 'Name, e-mail address, language, role in each dealership, the password only as a hash, passkeys (only their public key), second factor encrypted, with a company account the identifier that your company’s sign-in service gives you, when we sent invitations, links and monthly reports and whether you want these; who made which API key; who of the operator announced a new version of agreements, looked at a dealership, acted for it or took a measure against it; for texts, pictures, redirects and credit examples, who entered or changed them, and while a text is open, with whom.',
        purpose: 'So that only those entitled change listings and texts.',
        basis: 'Contract with the dealer and our interest in security (Art. 6(1)(b) and (f) GDPR).',
        kept: `As long as the account exists; links that were sent no longer than ${keptFor(oldTokenDays, 'days', 'en')} after they expire.`,
      },
    },
  },
  {
    tables: { session: ['account_id', 'device_label', 'last_seen_on', 'identity_provider_session'] },
    words: {
      'de-AT': {
        title: 'Anmeldungen von Händlern und Redaktion',
        what: `Wann du dich angemeldet hast, an welchem Tag zuletzt, und mit welchem Browser und System (zum Beispiel „Firefox · Android“); keine IP-Adresse; mit Firmenkonto auch, welche Sitzung das beim Anmeldedienst deiner Firma ist. Dein Browser hebt dazu ein Cookie auf, das nur unser Server liest und das zum Anmelden nötig ist, und ${deviceDays} Tage lang ein zweites, eine Zufallszahl, damit dich niemand aussperrt, der dein Passwort zu erraten versucht.`,
        purpose:
          'Damit du angemeldet bleibst, deine Sitzungen siehst und beenden kannst und von fremden Anmeldungen erfährst.',
        basis:
          'Vertrag mit dem Händler und Interesse an Sicherheit (Art. 6 Abs. 1 lit. b und f DSGVO); das Cookie ist unbedingt nötig (§ 165 Abs. 3 TKG 2021).',
        kept: `${keptFor(endedSessionDays, 'days', 'de-AT')} nach dem Ende der Sitzung.`,
      },
      en: {
        title: 'Sign-ins of dealers and editors',
        what: `When you signed in, on which day last, and with which browser and system (such as “Firefox · Android”); no IP address; with a company account also which session of your company’s sign-in service it is. Your browser keeps a cookie for it that only our server reads and that signing in needs, and for ${deviceDays} days a second one, a random number, so that nobody who guesses at your password locks you out.`,
        purpose: 'So that you stay signed in, see and end your sessions, and learn of sign-ins that are not yours.',
        basis:
          'Contract with the dealer and our interest in security (Art. 6(1)(b) and (f) GDPR); the cookie is strictly necessary (§ 165(3) TKG 2021).',
        kept: `${keptFor(endedSessionDays, 'days', 'en')} after the session’s end.`,
      },
    },
  },
  {
    tables: {
      listing_revision: ['account_id', 'actor_name'],
      listing_draft: ['saved_by'],
      listing_schedule: ['account_id'],
      image_upload: ['account_id'],
      upload_link: ['account_id'],
      bulk_run: ['account_id', 'actor_name'],
      feed_run: ['account_id', 'actor_name'],
      value_mapping: ['account_id', 'actor_name', 'decided_by'],
      stock_view: ['account_id', 'name', 'query'],
    },
    words: {
      'de-AT': {
        title: 'Arbeit am Bestand',
        what: 'Wer von einem Händler ein Auto wann geändert, zuletzt gespeichert, mit anderen auf einmal geändert oder eine Änderung geplant hat, mit dem Namen von damals; wer Bilder hochgeladen oder dafür einen Link geöffnet hat; gesicherte Ansichten des Bestands; wer einen Import angestoßen oder entschieden hat, was ein Wert darin bedeutet.',
        purpose: 'Damit ein Team sieht, von wem eine Änderung ist, und sie zurücknehmen kann.',
        basis: 'Vertrag mit dem Händler (Art. 6 Abs. 1 lit. b DSGVO).',
        kept: 'So lange wie das Auto, Sammeländerungen ein Jahr, Läufe von Importen 90 Tage; mit dem Zugang wird der Bezug zu ihm entfernt, und seine Ansichten werden gelöscht.',
      },
      en: {
        title: 'Work on the stock',
        what: 'Who of a dealer changed a car and when, saved it last, changed it together with others or planned a change, with the name of that time; who uploaded pictures or opened a link for them; saved views of the stock; who started an import or decided what a value in it means.',
        purpose: 'So that a team sees whose change it is, and can take it back.',
        basis: 'Contract with the dealer (Art. 6(1)(b) GDPR).',
        kept: 'As long as the car, bulk changes a year, runs of imports 90 days; with the account the reference to it is removed and its views are deleted.',
      },
    },
  },
  {
    tables: {
      audit_entry: ['actor_account_id', 'actor_name', 'object_label', 'before', 'after'],
      finding: ['decided_by', 'why'],
      operation_run: ['started_by'],
    },
    words: {
      'de-AT': {
        title: 'Verlauf von Änderungen',
        what: 'Wer von Händlern, Betreiber oder Redaktion wann was geändert hat, mit dem Wert davor und danach; keine Passwörter und keine Nachrichten.',
        purpose:
          'Damit ein Betrieb nachsehen kann, wer in seinem Namen gehandelt hat, und damit sich Fehler und Missbrauch aufklären lassen.',
        basis: 'Vertrag mit dem Händler und Interesse an Sicherheit (Art. 6 Abs. 1 lit. b und f DSGVO).',
        kept: `${keptFor(auditMonths, 'months', 'de-AT')} (§ 1489 ABGB).`,
      },
      en: {
        title: 'History of changes',
        what: 'Who among dealers, operator and editors changed what and when, with the value before and after; no passwords and no messages.',
        purpose: 'So that a dealership can look up who acted in its name, and mistakes and misuse can be cleared up.',
        basis: 'Contract with the dealer and our interest in security (Art. 6(1)(b) and (f) GDPR).',
        kept: `${keptFor(auditMonths, 'months', 'en')} (§ 1489 ABGB).`,
      },
    },
  },
  {
    tables: {
      dealership: [
        'name',
        'legal_name',
        'street',
        'phone',
        'email',
        'website',
        'vat_id',
        'company_register_number',
        'gisa_number',
        'managing_persons',
      ],
      agreement: ['account_id', 'accepted_by'],
      person: ['given_name', 'family_name', 'job_title', 'phone', 'email', 'languages', 'photo_image_id'],
      feed: ['username'],
    },
    words: {
      'de-AT': {
        title: 'Händler und ihre Ansprechpartner',
        what: 'Firma, Anschrift, Kontakt- und Registerdaten; von Ansprechpartnern Name, Funktion, Telefon, E-Mail, Sprachen und Foto, soweit der Händler sie zeigt; womit wir seine Datei mit Autos abholen (Benutzername, das Kennwort verschlüsselt); Inhaber oder Geschäftsführung; wer für den Händler wann welche Fassung der Vereinbarungen mit uns angenommen hat.',
        purpose: 'Damit Käufer wissen, mit wem sie es zu tun haben (§ 5 ECG, Art. 30 Digital Services Act).',
        basis: 'Vertrag und rechtliche Pflicht (Art. 6 Abs. 1 lit. b und c DSGVO).',
        kept: 'Solange der Händler bei uns inseriert; Ansprechpartner, bis der Händler sie entfernt; wer eine Vereinbarung angenommen hat, so lange sie zu beweisen ist (Art. 17 Abs. 3 lit. e DSGVO).',
      },
      en: {
        title: 'Dealers and their contact persons',
        what: 'Company, address, contact and register data; of contact persons name, position, phone, e-mail, languages and photo as far as the dealer shows them; what we fetch their file of cars with (user name, the password encrypted); owner or management; who accepted which version of the agreements with us for the dealer, and when.',
        purpose: 'So that buyers know whom they are dealing with (§ 5 ECG, Art. 30 Digital Services Act).',
        basis: 'Contract and legal obligation (Art. 6(1)(b) and (c) GDPR).',
        kept: 'As long as the dealer advertises with us; contact persons until the dealer removes them; who accepted an agreement, as long as it has to be proven (Art. 17(3)(e) GDPR).',
      },
    },
  },
];
