import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/database.ts';
import { runBackfill } from '../../db/run-backfill.ts';
import { anEditor } from '../../testing/actors.ts';
import { buildContentPicture, textFile } from '../../testing/build-content.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createContent } from '../editing/create-content.ts';
import { listContents } from '../editing/list-contents.ts';
import { readChecks } from '../editing/read-draft.ts';
import { listReferences } from '../rules/list-references.ts';
import { seedContent } from '../seed/seed-content.ts';
import { usesOf } from '../text/text-uses.ts';
import { contentUsesBackfill } from './backfill-content-uses.ts';
import { checkContentLinks } from './check-content-links.ts';
import { headingOrder } from './heading-order.ts';
import { linkState } from './link-state.ts';
import { typedNumbers } from './typed-numbers.ts';

let database: TestDatabase;
let others: Server;
let origin: string;
const editor = { ...anEditor };
const env = { SITE_ORIGIN: 'http://localhost:3000' };
beforeAll(async () => {
  database = await createTestDatabase();
  await buildContentPicture(database.db);
  const row = { email: 'redaktion@kardan.example', isEditor: true, displayName: 'Eva Editorin' };
  const { id } = await database.db.insertInto('account').values(row).returning('id').executeTakeFirstOrThrow();
  editor.accountId = id;
  others = createServer((request, response) => {
    const status = Number(/\/(\d{3})/.exec(request.url ?? '')?.[1] ?? 200);
    response.writeHead(status, status === 302 ? { location: '/200' } : {}).end('da');
  });
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  await database.db.deleteFrom('content').execute();
  await database.db.deleteFrom('contentLink').execute();
});
afterAll(async () => {
  others.close();
  await database[Symbol.asyncDispose]();
});

async function write(bodyMarkdown: string, more = {}): Promise<number> {
  const { frontMatter, kind, key, language } = textFile();
  const text = { kind, key, language, frontMatter: { ...frontMatter, ...more }, bodyMarkdown };
  return (await inTransaction(database.db, (tx) => createContent(tx, editor, text))).id;
}
const checkOf = async (id: number, name: string) =>
  (await readChecks(database, editor, id)).checks.find(({ check }) => check === name);

describe('links of other sites', () => {
  test('are looked at by a job, and what is gone is marked in the list', async () => {
    const id = await write(`[da](${origin}/200) [um](${origin}/302) [weg](${origin}/404) [zu](${origin}/403)`);
    expect(await checkOf(id, 'external-links')).toMatchObject({ state: 'waiting', count: 4 });
    await checkContentLinks({ db: database.db, env }, { contentId: id });
    expect(await checkOf(id, 'external-links')).toEqual({
      check: 'external-links',
      state: 'broken',
      count: 4,
      found: [{ what: `${origin}/404`, hint: '404' }],
    });
    expect((await listContents(database, editor, {})).items[0]).toMatchObject({ brokenLinks: 1 });
  });

  test('that do not answer are broken after the second look alone', async () => {
    const id = await write(`[tot](${origin}/500)`);
    await checkContentLinks({ db: database.db, env });
    expect(await checkOf(id, 'external-links')).toMatchObject({ state: 'open' });
    await database.db
      .updateTable('contentLink')
      .set({ checkedAt: new Date(0) })
      .execute();
    await checkContentLinks({ db: database.db, env });
    expect(await checkOf(id, 'external-links')).toMatchObject({ state: 'broken' });
  });

  test('that no text leads to any more are forgotten', async () => {
    await write(`[da](${origin}/200)`);
    await database.db.deleteFrom('content').execute();
    await checkContentLinks({ db: database.db, env });
    expect(await database.db.selectFrom('contentLink').select('url').execute()).toEqual([]);
  });

  test('a site on the internet asks nobody in its own network', async () => {
    const id = await write(`[innen](${origin}/200)`);
    await checkContentLinks({ db: database.db, env: { SITE_ORIGIN: 'https://kardan.example' } }, { contentId: id });
    expect(await database.db.selectFrom('contentLink').select('status').execute()).toEqual([{ status: 0 }]);
  });
});

test('links of the site lead to a page, and to what it names', async () => {
  await seedContent(database, [textFile({ key: 'nova', frontMatter: { slug: 'nova-gerechnet' } })]);
  const id = await write(
    [
      '/used-cars/skoda',
      '/used-cars/skoda/octavia',
      '/used-cars/gibt-es-nicht',
      '/magazine/nova-gerechnet?x=1#y',
      '/magazine/weg',
      '/magazine/topic/geld',
      '/portal/contact',
      '/gibt/es/nicht',
      '#unten',
    ]
      .map((path) => `[x](${path})`)
      .join(' '),
  );
  expect((await checkOf(id, 'internal-links'))?.found).toEqual([
    { what: '/used-cars/gibt-es-nicht', hint: 'nothing-there' },
    { what: '/magazine/weg', hint: 'nothing-there' },
    { what: '/gibt/es/nicht', hint: 'no-page' },
  ]);
});

test('pictures that are not there, and those without a text for who does not see them, are found', async () => {
  const id = await write('::: figure picture=fehlt | Bild\nEin Kombi.\n:::\n\n::: figure picture="example"\n:::');
  expect(await checkOf(id, 'pictures')).toMatchObject({
    state: 'broken',
    count: 2,
    found: [
      { what: 'fehlt', hint: 'not-there' },
      { what: 'example', hint: 'no-alt' },
    ],
  });
});

test('a lead that search engines would cut, or that says too little, is worth a look', async () => {
  const short = await write('Text.');
  expect(await checkOf(short, 'description')).toMatchObject({ state: 'open', count: 14 });
  await database.db.deleteFrom('content').execute();
  const fine = await write('Text.', { lead: 'x'.repeat(120) });
  expect(await checkOf(fine, 'description')).toMatchObject({ state: 'fine', count: 120 });
});

test.each([
  ['Der Abzug beträgt 91 g/km.', [['91 g/km', '{{rule:nova.deduction}}']]],
  ['Der Abzug beträgt 91\u00a0g/km.', [['91 g/km', '{{rule:nova.deduction}}']]],
  ['Der Abzug beträgt {{rule:nova.deduction}}.', []],
  ['Er hat 191 g/km und 91 g/km2.', []],
  ['Seit 19. Mai 2027.', [['19. Mai 2027', '{{rule:pickerl.newFrom}}']]],
  ['Zwei Jahre, 100 %.', []],
])('numbers that a rule knows in %j', (text, expected) => {
  const found = typedNumbers(text, 'de-AT', '2026-11-15');
  expect(found.map(({ what, reference }) => [what, reference])).toEqual(expected);
});

test.each([
  ['## A\n\n### B\n\n## C', 3, []],
  ['### Zuerst\n\n## Dann', 2, ['Zuerst']],
  ['## A\n\n#### Zu tief', 2, ['Zu tief']],
  ['```\n## kein Titel\n```', 0, []],
])('headings of %j', (body, count, skipping) => {
  expect(headingOrder(body)).toEqual({ count, skipping });
});

test.each([
  [{ status: null, failures: 0 }, 'waiting'],
  [{ status: 200, failures: 0 }, 'fine'],
  [{ status: 403, failures: 0 }, 'fine'],
  [{ status: 404, failures: 1 }, 'broken'],
  [{ status: 503, failures: 1 }, 'open'],
  [{ status: 503, failures: 2 }, 'broken'],
  [{ status: 0, failures: 1 }, 'open'],
] as const)('an address with %j is %s', (look, state) => {
  expect(linkState(look)).toBe(state);
});

test('what a text uses is found wherever it stands, and nothing in code', () => {
  const body =
    '[a](/x "Titel") <https://b.example/y>\n\n[c]: https://c.example\n\n```\n[d](/kein)\n```\n\n::: credit-sum price=1\n:::\n\n{{rule:vat}}';
  expect(usesOf({ picture: 'kombi', title: '{{rule:nova.year}}' }, body)).toEqual({
    links: ['/x', 'https://c.example', 'https://b.example/y'],
    pictures: ['kombi'],
    references: ['nova.year', 'vat', 'credit.interest', 'credit.fee'],
  });
});

test.each([
  ['::: figure picture=hof\nEin Hof.\n:::', ['hof']],
  ['::: figure picture="hof-abend" | Bild\nEin Hof.\n:::', ['hof-abend']],
  ['::: tip\n```\n:::\n\n::: figure picture=hof\nEin Hof.\n:::\n\n::: tip\n```\n:::', ['hof']],
  ['::: figure picture=hof\nnoch offen\n\n::: tip halb\n:::\n\n::: figure picture="tor"', ['hof', 'tor']],
  ['```\n::: figure picture=hof\n:::\n```\n\n::: figure picture=""\n:::', []],
])('pictures that %j shows', (body, pictures) => {
  expect(usesOf({}, body).pictures).toEqual(pictures);
});

test('what a text from before uses is noted anew, and nothing twice', async () => {
  const id = await write('::: figure picture="example"\nEin Kombi.\n:::\n\n[um](/magazine)', { picture: 'weg' });
  const noted = () =>
    database.db.selectFrom('contentUse').select(['what', 'name']).where('contentId', '=', id).orderBy('name').execute();
  const whole = await noted();
  expect(whole.map(({ name }) => name)).toEqual(['/magazine', 'example', 'weg']);
  await database.db.deleteFrom('contentUse').where('name', '=', 'example').execute();
  await runBackfill(database.owner, contentUsesBackfill);
  expect(await noted()).toEqual(whole);
});

test.each(['](x', '::: figure a=1\n', '[a\n', '<https://a'])('a text of nothing but %j is read in no time', (part) => {
  const began = performance.now();
  expect(usesOf({}, part.repeat(100_000)).links).toEqual([]);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('every number of the rules is listed with what it prints today and in how many texts', async () => {
  await write('{{rule:vat}} {{rule:nova.rate co2=128}}');
  const { items } = await listReferences(database, editor, 'de-AT');
  expect(items.filter(({ value }) => value === null).map(({ name }) => name)).toEqual([]);
  const byName = new Map(items.map((item) => [item.name, item]));
  expect(byName.get('vat')).toMatchObject({ value: '20\u00a0%', usedIn: 1, arguments: [] });
  expect(byName.get('nova.rate')).toMatchObject({
    written: '{{rule:nova.rate co2=128}}',
    arguments: [{ name: 'co2', isRequired: true }],
    validFrom: expect.any(String),
    source: { url: expect.stringContaining('https://') },
    usedIn: 1,
  });
});
