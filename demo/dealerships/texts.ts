import type { Random } from '../random/random.ts';

export interface DealershipFacts {
  name: string;
  familyName: string;
  placeName: string;
  contractMakes: readonly string[];
  classic: boolean;
  since: number;
  domain: string;
}

/** Two to four sentences in which a dealership presents itself. */
export function composeIntroduction(random: Random, facts: DealershipFacts): string {
  const { name, placeName, contractMakes, classic, since } = facts;
  const sentences: string[] = [
    random.pick([
      `Seit ${since} ist ${name} in ${placeName} für Sie da.`,
      `${name} ist ein Familienbetrieb in ${placeName}, gegründet ${since}.`,
      `Willkommen bei ${name} in ${placeName}!`,
    ]),
  ];
  if (classic) {
    sentences.push('Wir suchen, prüfen und verkaufen klassische Fahrzeuge mit nachvollziehbarer Geschichte.');
  } else if (contractMakes.length > 0) {
    sentences.push(`Als Vertragspartner für ${listOf(contractMakes)} bieten wir Neuwagen, Jahreswagen und Gebrauchte.`);
  } else {
    sentences.push('Bei uns finden Sie geprüfte Gebrauchtwagen vieler Marken zu ehrlichen Preisen.');
  }
  if (random.chance(0.6)) {
    sentences.push(
      random.pick([
        'Unsere Werkstatt erledigt Service, Reparaturen und das Pickerl gleich im Haus.',
        'Jedes Fahrzeug wird vor der Übergabe in unserer Werkstatt durchgesehen.',
        'Ihr jetziges Auto nehmen wir gerne in Zahlung.',
      ]),
    );
  }
  if (random.chance(0.5)) {
    sentences.push(
      random.pick([
        'Kommen Sie auf eine Probefahrt vorbei!',
        'Wir freuen uns auf Ihren Besuch.',
        'Rufen Sie uns an oder schreiben Sie uns – wir melden uns am selben Werktag.',
      ]),
    );
  }
  return sentences.join(' ');
}

/** A page of the dealership's own, in Markdown. */
export function composeCustomPage(random: Random, facts: DealershipFacts): { title: string; bodyMarkdown: string } {
  const title = random.pick(['Über uns', 'Unser Service', 'Ankauf und Eintausch', 'Werkstatt & Pickerl']);
  const services = random.pick([
    ['Begutachtung nach § 57a (Pickerl)', 'Reifenwechsel und Einlagerung', 'Klimaservice'],
    ['Ankauf mit fairer Bewertung', 'Eintausch beim Kauf', 'Abmeldung und Überstellung'],
    ['Service nach Herstellervorgabe', 'Karosserie und Lack', 'Ersatzwagen während der Reparatur'],
  ]);
  const bodyMarkdown = [
    `## ${facts.name}`,
    `Familie ${facts.familyName} und ihr Team begrüßen Sie in ${facts.placeName}.`,
    '### Was wir für Sie tun',
    services.map((service) => `- ${service}`).join('\n'),
    '### So läuft es ab',
    '1. **Termin vereinbaren**: online, telefonisch oder direkt bei uns.\n2. **Vorbeikommen**: Wir nehmen uns Zeit.\n3. **Losfahren**.',
    `> Seit ${facts.since} gilt bei uns: Was ausgemacht ist, das hält.`,
    `Mehr über uns steht auf [unserer Website](https://www.${facts.domain}).`,
  ].join('\n\n');
  return { title, bodyMarkdown };
}

function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}
