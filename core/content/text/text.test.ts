import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { composeBlocks } from './compose-blocks.ts';
import { readTextFile } from './read-text-file.ts';

const picture = { hash: 'ab'.repeat(32), widthPx: 1080, heightPx: 720 };
const composing = { language: 'de-AT' as const, today: '2026-11-15', pictures: new Map([['kombi', picture]]) };
const blocks = (text: string) => composeBlocks(text, composing);

test('a text is its Markdown and its blocks, in order, with numbers of the rules in both', () => {
  const text = [
    'Vorher {{rule:vat}}.',
    '',
    '::: note | Woher',
    'Malus ab {{rule:nova.malusFrom|number}} g.',
    ':::',
    '',
    '## Danach',
  ].join('\n');
  expect(blocks(text)).toEqual([
    { kind: 'text', markdown: 'Vorher 20\u00a0%.' },
    { kind: 'note', tone: 'source', title: 'Woher', markdown: 'Malus ab 155\u00a0g.' },
    { kind: 'text', markdown: '## Danach' },
  ]);
});

test('a number stays on a line with its sign or unit', () => {
  expect(blocks('Nach § 6 kosten € 300 und 128 g/km 7 % in 3 guten Jahren')).toEqual([
    { kind: 'text', markdown: 'Nach §\u00a06 kosten €\u00a0300 und 128\u00a0g/km 7\u00a0% in 3 guten Jahren' },
  ]);
});

test('live cars are a search that the search takes', () => {
  const [cars] = blocks(
    '::: cars section=used priceEur=..20000 fuel=petrol,hybrid novaIncluded=true limit=3 | Günstige\n:::',
  );
  expect(cars).toEqual({
    kind: 'cars',
    title: 'Günstige',
    section: 'used',
    sort: 'relevance',
    limit: 3,
    filters: { category: ['used'], priceEur: { to: 20_000 }, fuel: ['petrol', 'hybrid'], novaIncluded: true },
  });
});

test('a sum is calculated by the rules, line by line', () => {
  const [sum] = blocks('::: nova-sum price=48000 co2=189 | SUV\n:::');
  expect(sum).toMatchObject({ kind: 'sum', title: 'SUV', warning: null });
  const lines =
    sum?.kind === 'sum' ? sum.lines.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' ')) : [];
  expect(lines).toEqual(['Satz: + € 9.600', 'Malus: + € 2.720', 'Abzug für alle: − € 350', 'NoVA: € 11.970']);
});

test('a rate stands with its whole example and the warning', () => {
  const [sum] = blocks('::: credit-sum price=25000 down=5000 months=60 | Beispiel\n:::');
  if (sum?.kind !== 'sum') throw new Error('no sum');
  expect(sum.warning).toBe('Achtung! Kreditaufnahme kostet Geld.');
  const labels = sum.lines.map(({ label }) => label).join('; ');
  for (const word of ['Gesamtkreditbetrag', '60 Monatsraten', 'Sollzinssatz', 'Effektivzinssatz', 'Gesamtbetrag']) {
    expect(labels).toContain(word);
  }
});

test('charts, bars, figures and checklists become data', () => {
  expect(blocks('::: chart nova-by-co2 price=30000 | NoVA\nQuelle\n:::')).toMatchObject([
    { kind: 'chart', title: 'NoVA', caption: 'Quelle', chart: { shape: 'lines', marks: [{ at: 155 }] } },
  ]);
  expect(
    blocks('::: bars unit="Cent je km" highlight=2 | Klassen\n- Klein | 38\n- Kombi | 52,5\n\nGeschätzt\n:::'),
  ).toMatchObject([
    {
      chart: {
        bars: [
          { value: 38, highlight: false },
          { value: 52.5, text: '52,5 Cent je km', highlight: true },
        ],
      },
      caption: 'Geschätzt',
    },
  ]);
  expect(blocks('::: figure picture=kombi | Am Hof\nEin Kombi\n:::')).toEqual([
    { kind: 'figure', picture, alt: 'Ein Kombi', caption: 'Am Hof' },
  ]);
  expect(blocks('::: checklist | Davor\n- Licht\n- Reifen,\n  alle vier\n:::')).toEqual([
    { kind: 'checklist', title: 'Davor', items: ['Licht', 'Reifen, alle vier'] },
  ]);
});

test('what looks like a block in code stays code', () => {
  expect(blocks('```\n::: cars\n```')).toEqual([{ kind: 'text', markdown: '```\n::: cars\n```' }]);
});

test.each([
  ['::: note\nohne Ende', 'does not end'],
  [':::', 'did not begin'],
  ['::: note\n::: tip\n:::\n:::', 'one another'],
  ['::: unsinn\n:::', 'no block unsinn'],
  ['::: constructor\n:::', 'no block'],
  ['::: note | Leer\n:::', 'no text'],
  ['::: cars fuel=steam | Dampf\n:::', 'fuel'],
  ['::: cars colours=red | Rot\n:::', 'no filter colours'],
  ['::: cars priceEur=20000 | Preis\n:::', 'span'],
  ['::: cars limit=9 | Viele\n:::', 'limit'],
  ['::: cars fuel=petrol\n:::', 'title'],
  ['::: chart unsinn\n:::', 'no chart'],
  ['::: chart nova-by-co2\n:::', 'price'],
  ['::: figure picture=fehlt\nAlt\n:::', 'no picture fehlt'],
  ['::: sum | Leer\n- nur ein Wort\n:::', 'label'],
  ['::: credit-sum price=25000 | Ohne Laufzeit\n:::', 'months'],
])('%j is refused', (text, why) => {
  expect(() => blocks(text)).toThrow(why);
});

const head = {
  slug: 'ein-text',
  title: 'Ein Text',
  lead: 'Worum es geht.',
  published: '2026-11-02',
  question: 'cost',
  tags: 'money, taxes',
  picture: 'kombi',
  alt: 'Ein Kombi',
};

test('front matter is checked and the minutes are counted', () => {
  const body = `${'Wort '.repeat(600)}\n\n## Mehr`;
  expect(checkText('article', head, body, composing)).toMatchObject({
    frontMatter: { tags: ['money', 'taxes'] },
    readingMinutes: 3,
  });
});

test.each([
  [{ ...head, tags: 'money, unsinn' }, 'tags'],
  [{ ...head, slug: 'Groß' }, 'slug'],
  [{ ...head, picture: 'fehlt' }, 'picture'],
  [{ ...head, titel: 'x' }, 'titel'],
  [{ ...head, cars: 'fuel=petrol' }, 'carsTitle'],
  [{ ...head, chart: 'unsinn' }, 'chart'],
  [{ ...head, lead: `{{rule:unsinn}}` }, 'refers to no rule'],
  [{ ...head, title: 'x'.repeat(80) }, '70 characters'],
])('front matter %j is refused', (frontMatter, why) => {
  expect(() => checkText('article', frontMatter, 'Text', composing)).toThrow(why);
});

test('a file without front matter, with a line that says nothing, or with a heading of its own is refused', () => {
  expect(() => readTextFile('Text')).toThrow('front matter');
  expect(() => readTextFile('---\ntitle\n---\nText')).toThrow('name: value');
  expect(() => readTextFile('---\ntitle: a\ntitle: b\n---\nText')).toThrow('twice');
  expect(() => checkText('article', head, '# Titel', composing)).toThrow('##');
});
