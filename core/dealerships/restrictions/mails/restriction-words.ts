import type { Language } from '@kardan/contract/values/identifiers';
import type {
  RestrictionFinding,
  RestrictionGround,
  RestrictionHaste,
  RestrictionKind,
} from '@kardan/contract/values/restrictions';

interface RestrictionWords {
  subject: Record<RestrictionKind, string>;
  /** What it means, from a day on. */
  effect: Record<RestrictionKind, (dealership: string, from: string) => string>;
  facts: string;
  measure: string;
  measures: Record<RestrictionKind, string>;
  from: string;
  ground: string;
  grounds: Record<RestrictionGround, string>;
  found: string;
  findings: Record<RestrictionFinding, string>;
  decided: string;
  byPerson: string;
  atOnce: string;
  hastes: Record<RestrictionHaste, string>;
  redress: string;
  complaint: (until: string, address: string) => string;
  outside: string;
  courts: string;
  complain: string;
  open: string;
  lifted: { heading: string; text: (dealership: string, measure: string) => string; because: string };
  reason: (dealership: string, site: string) => string;
}

/**
 * What a statement of reasons says, formally: what holds, on which facts and ground, how it was found and decided, and the ways
 * to have it looked at again (Art. 4 of Regulation 2019/1150, Art. 17, 20 and 21 of Regulation 2022/2065).
 */
export const restrictionWords: Record<Language, RestrictionWords> = {
  'de-AT': {
    subject: {
      'no-new-listings': 'Einschränkung Ihres Betriebs',
      suspended: 'Sperre Ihres Betriebs',
      closed: 'Schließung Ihres Betriebs',
    },
    effect: {
      'no-new-listings': (dealership, from) =>
        `${dealership} kann ab ${from} keine weiteren Autos online stellen. Autos, die im Verkauf stehen, bleiben; Sie können sie weiter ändern und verkaufen.`,
      suspended: (dealership, from) =>
        `${dealership} ist ab ${from} gesperrt: Ihre Seite und Ihre Autos sind für Besucher:innen nicht zu sehen. Sie können alles weiter ansehen und Ihre Daten holen, aber nichts ändern.`,
      closed: (dealership, from) =>
        `Wir beenden die Zusammenarbeit mit ${dealership} mit ${from}: Ab dann sind Ihre Seite und Ihre Autos nicht mehr zu sehen. Sie können Ihre Daten weiter ansehen und holen.`,
    },
    facts: 'Tatsachen, auf die wir uns stützen',
    measure: 'Maßnahme',
    measures: {
      'no-new-listings': 'Keine weiteren Autos',
      suspended: 'Sperre',
      closed: 'Schließung',
    },
    from: 'Wirkt ab',
    ground: 'Grundlage',
    grounds: { terms: 'Nutzungsbedingungen', law: 'Gesetz' },
    found: 'Bekannt geworden durch',
    findings: { notice: 'eine Meldung', 'own-check': 'eigene Prüfung', automated: 'automatische Prüfung' },
    decided: 'Entschieden von',
    byPerson: 'einem Menschen, nicht automatisch',
    atOnce: 'Ohne Frist von 30 Tagen, weil',
    hastes: {
      law: 'ein Gesetz oder eine Behörde es sofort verlangt',
      'repeated-infringement': 'wiederholt gegen die Bedingungen verstoßen wurde',
    },
    redress: 'Was Sie dagegen tun können',
    complaint: (until, address) =>
      `Bis ${until} können Sie kostenlos Beschwerde bei uns einlegen: in Ihrem Händlerbereich bei dieser Begründung, auch während einer Sperre und nach einer Schließung. Wenn Sie sich nicht anmelden können, antworten Sie auf dieses Schreiben oder schreiben Sie an ${address}. Eine andere Person als die, die entschieden hat, prüft die Beschwerde.`,
    outside:
      'Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung wenden (Art. 21 der Verordnung (EU) 2022/2065; die Liste führt die KommAustria) oder eine Mediation verlangen (Art. 12 der Verordnung (EU) 2019/1150).',
    courts: 'Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.',
    complain: 'Begründung ansehen, Beschwerde einlegen',
    open: 'Im Händlerbereich ansehen',
    lifted: {
      heading: 'Einschränkung aufgehoben',
      text: (dealership, measure) =>
        `Die Maßnahme „${measure}“ gegen ${dealership} ist ab sofort aufgehoben. Was damit verbunden war, gilt nicht mehr.`,
      because: 'Warum',
    },
    reason: (dealership, site) => `Sie erhalten dieses Schreiben als Inhaber:in von ${dealership} auf ${site}.`,
  },
  en: {
    subject: {
      'no-new-listings': 'Restriction of your dealership',
      suspended: 'Suspension of your dealership',
      closed: 'Closing of your dealership',
    },
    effect: {
      'no-new-listings': (dealership, from) =>
        `From ${from} ${dealership} can bring no further cars online. Cars that are on offer stay; you can go on changing and selling them.`,
      suspended: (dealership, from) =>
        `From ${from} ${dealership} is suspended: visitors see neither your page nor your cars. You can still look at everything and fetch your data, but change nothing.`,
      closed: (dealership, from) =>
        `We end working with ${dealership} as of ${from}: from then on your page and your cars are no longer shown. You can still look at your data and fetch them.`,
    },
    facts: 'Facts that we rely on',
    measure: 'Measure',
    measures: { 'no-new-listings': 'No further cars', suspended: 'Suspension', closed: 'Closing' },
    from: 'In force from',
    ground: 'Ground',
    grounds: { terms: 'Terms of use', law: 'Law' },
    found: 'Came to our knowledge by',
    findings: { notice: 'a notice', 'own-check': 'a check of our own', automated: 'an automated check' },
    decided: 'Decided by',
    byPerson: 'a person, not automatically',
    atOnce: 'Without 30 days’ notice, because',
    hastes: {
      law: 'a law or an authority demands it at once',
      'repeated-infringement': 'the terms were infringed repeatedly',
    },
    redress: 'What you can do against it',
    complaint: (until, address) =>
      `Until ${until} you can complain to us free of charge: in your dealer area, beside these reasons, also while you are suspended and after a closing. If you cannot sign in, answer this mail or write to ${address}. Somebody other than who decided will look at your complaint.`,
    outside:
      'You can also turn to a certified body for out-of-court dispute settlement (Art. 21 of Regulation (EU) 2022/2065; KommAustria keeps the list) or ask for mediation (Art. 12 of Regulation (EU) 2019/1150).',
    courts: 'The courts are open to you in any case.',
    complain: 'See the reasons, complain',
    open: 'See in the dealer area',
    lifted: {
      heading: 'Restriction lifted',
      text: (dealership, measure) =>
        `The measure “${measure}” against ${dealership} is lifted from now on. What came with it no longer holds.`,
      because: 'Why',
    },
    reason: (dealership, site) => `You get this mail as an owner of ${dealership} on ${site}.`,
  },
};
