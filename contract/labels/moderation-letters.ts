import type { Language } from '../values/identifiers.ts';
import type {
  ModerationGround,
  ModerationMeasure,
  ModerationOrigin,
  ModerationTerritory,
} from '../values/moderation.ts';
import { moderationWords } from './moderation.ts';

/** An official letter: mails send it, and who writes it reads it before. */
export interface Letter {
  heading: string;
  intro: string;
  facts: { label: string; value: string }[];
  sections: { title: string; text: string }[];
}

export interface StatementToTell {
  /** None before it is issued. */
  reference?: string;
  label: string;
  measure: ModerationMeasure;
  facts: string;
  ground: ModerationGround;
  clause: string;
  territory: ModerationTerritory;
  foundBy: ModerationOrigin;
  isAutomated: boolean;
  effectiveAt: Date;
  complaintUntil: Date;
}

/** Everything that Art. 17 of the Digital Services Act has a dealer told of a measure. */
export function statementLetter(statement: StatementToTell, language: Language): Letter {
  const words = statementWords[language];
  const { measure, origin, territory } = moderationWords[language];
  const until = letterDay(statement.complaintUntil, language);
  return {
    heading: words.heading,
    intro: words.intro(statement.label),
    facts: [
      ...(statement.reference ? [{ label: words.reference, value: statement.reference }] : []),
      { label: words.measure, value: measure[statement.measure] },
      { label: words.territory, value: territory[statement.territory] },
      { label: words.effective, value: `${letterDay(statement.effectiveAt, language)}, ${words.duration}` },
      { label: words.found, value: origin[statement.foundBy] },
      { label: words.decided, value: statement.isAutomated ? words.byProgram : words.byPerson },
    ],
    sections: [
      { title: words.factsTitle, text: statement.facts },
      { title: words.groundTitle, text: words.ground[statement.ground](statement.clause) },
      { title: words.redressTitle, text: words.redress(until) },
    ],
  };
}

export interface DecisionToTell {
  reference: string;
  receivedAt: Date;
  outcome: 'blocked' | 'put-right' | 'rejected';
  reason: string;
  complaintUntil: Date;
}

/** What somebody who reported a car is told of the decision, and what they can do about it (DSA Art. 16(5)). */
export function decisionLetter(decision: DecisionToTell, language: Language): Letter {
  const words = decisionWords[language];
  const mayComplain = decision.outcome !== 'blocked';
  return {
    heading: words.heading,
    intro: `${words.intro(letterDay(decision.receivedAt, language))} ${words.outcome[decision.outcome]}`,
    facts: [
      { label: words.reference, value: decision.reference },
      { label: words.decided, value: statementWords[language].byPerson },
    ],
    sections: [
      { title: words.reasonTitle, text: decision.reason },
      {
        title: statementWords[language].redressTitle,
        text: mayComplain ? words.redress(letterDay(decision.complaintUntil, language)) : words.court,
      },
    ],
  };
}

/** A day as letters write it. */
export function letterDay(at: Date, language: Language): string {
  const style = { timeZone: 'Europe/Vienna', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-AT', style).format(at);
}

const statementWords = {
  'de-AT': {
    heading: 'Ihr Inserat wurde gesperrt',
    intro: (label: string) =>
      `Sehr geehrte Damen und Herren, wir haben Ihr Inserat „${label}“ gesperrt. Es ist für Besucherinnen und Besucher nicht mehr zu sehen. Hier lesen Sie, warum, und was Sie dagegen tun können.`,
    reference: 'Kennzeichen',
    measure: 'Maßnahme',
    territory: 'Gilt',
    effective: 'Wirkt ab',
    duration: 'bis die Sperre aufgehoben wird',
    found: 'Aufgefallen durch',
    decided: 'Entschieden hat',
    byPerson: 'ein Mensch, kein Programm',
    byProgram: 'ein Programm',
    factsTitle: 'Tatsachen',
    groundTitle: 'Grundlage',
    ground: {
      law: (clause: string) =>
        `Gesetz: ${clause}. Nach den genannten Tatsachen halten wir den Inhalt für rechtswidrig; wir müssen ihn sperren, sobald wir davon wissen (Art. 6 Digital Services Act).`,
      terms: (clause: string) =>
        `Bedingungen für Händler: ${clause}. Nach den genannten Tatsachen verstößt der Inhalt dagegen.`,
    },
    redressTitle: 'Ihre Rechte',
    redress: (until: string) =>
      `Sie können bis ${until} kostenlos Beschwerde bei uns einlegen; darüber entscheidet eine andere Person als über die Sperre. Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden (Art. 21 Digital Services Act). Der Weg zu Gericht steht Ihnen jederzeit offen.`,
  },
  en: {
    heading: 'Your listing has been blocked',
    intro: (label: string) =>
      `Dear Sir or Madam, we have blocked your listing “${label}”. Visitors no longer see it. Here you read why, and what you can do about it.`,
    reference: 'Reference',
    measure: 'Measure',
    territory: 'Holds',
    effective: 'In effect from',
    duration: 'until the block is lifted',
    found: 'Found by',
    decided: 'Decided by',
    byPerson: 'a person, not a program',
    byProgram: 'a program',
    factsTitle: 'Facts',
    groundTitle: 'Ground',
    ground: {
      law: (clause: string) =>
        `Law: ${clause}. By the facts above we hold the content to be unlawful; we have to block it as soon as we know of it (Art. 6 Digital Services Act).`,
      terms: (clause: string) => `Terms for dealers: ${clause}. By the facts above the content is against them.`,
    },
    redressTitle: 'Your rights',
    redress: (until: string) =>
      `You can complain to us free of charge until ${until}; another person than who decided on the block decides on it. You can also turn to a certified body for out-of-court dispute settlement (Art. 21 Digital Services Act). You can go to court at any time.`,
  },
} as const;

const decisionWords = {
  'de-AT': {
    heading: 'Wir haben über Ihre Meldung entschieden',
    intro: (day: string) => `Sie haben uns am ${day} ein Inserat gemeldet.`,
    outcome: {
      blocked: 'Wir geben Ihnen recht und haben das Inserat gesperrt.',
      'put-right': 'Ihre Meldung war berechtigt. Der Fehler ist behoben; eine Sperre ist nicht mehr nötig.',
      rejected: 'Wir haben das Inserat geprüft und unternehmen nichts dagegen.',
    },
    reference: 'Kennzeichen Ihrer Meldung',
    decided: 'Entschieden hat',
    reasonTitle: 'Begründung',
    redress: (until: string) =>
      `Sind Sie anderer Meinung, können Sie bis ${until} kostenlos Beschwerde bei uns einlegen; darüber entscheidet eine andere Person. Sie können sich auch an eine zugelassene Stelle für außergerichtliche Streitbeilegung wenden (Art. 21 Digital Services Act) oder an ein Gericht.`,
    court: 'Der Händler kann sich über die Sperre beschweren. Der Weg zu Gericht steht Ihnen jederzeit offen.',
  },
  en: {
    heading: 'We have decided on your report',
    intro: (day: string) => `On ${day} you reported a listing to us.`,
    outcome: {
      blocked: 'You were right, and we have blocked the listing.',
      'put-right': 'Your report was right. The mistake has been put right; a block is no longer needed.',
      rejected: 'We have looked into the listing and take no measure against it.',
    },
    reference: 'Reference of your report',
    decided: 'Decided by',
    reasonTitle: 'Reasons',
    redress: (until: string) =>
      `If you disagree, you can complain to us free of charge until ${until}; another person decides on it. You can also turn to a certified body for out-of-court dispute settlement (Art. 21 Digital Services Act), or to a court.`,
    court: 'The dealer can complain of the block. You can go to court at any time.',
  },
} as const;
