import { storedData } from '@kardan/core/privacy/stored-data';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table, writeReport } from '../write-report.ts';
import { type Written, writeEverything } from './journey/write-everything.ts';
import { marksIn, type Places, placesInDatabase, secretsIn } from './marks.ts';
import { provoke, provokeOutage, provokersAddress } from './provoke.ts';
import { openScene, type Scene } from './scene.ts';
import { type Said, Speech } from './speech.ts';
import { startTalkingStack, type TalkingStack } from './talking-stack.ts';

let stack: TalkingStack;
let scene: Scene;
let written: Written;
let places: Places;
let metrics: string;
let answered: Map<string, number>;
let outage: number[];
const speech = new Speech('plain');
const told: string[][] = [];

beforeAll(async () => {
  stack = await startTalkingStack({ withWeb: true });
  scene = openScene({ site: stack.site, db: stack.database.db, media: stack.store.media, speech });
  written = await writeEverything(scene);
  answered = await provoke(stack, speech);
  metrics = (await Promise.all(Object.values(stack.metrics).map((port) => scrape(port))))
    .map(({ text }) => text)
    .join('\n');
  places = await placesInDatabase(stack.database.owner, speech, written.secrets);
  outage = await provokeOutage(stack, speech);
  // Traces leave their process every few seconds.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
});
afterAll(async () => {
  await stack?.[Symbol.asyncDispose]();
  writeReport(
    'canaries',
    'Planted words and secrets, looked for where they must not be',
    table(['where', 'looked through', 'found'], told),
  );
});

const visitorsCalls =
  /^(mail(?!DealershipAdmin)|reportListing|complainOfDecision|requestDealership|createSearchAgent|changeSearchAgentFilters)/;

function nameOf(mark: string): string {
  const said = speech.said.find((each: Said) => each.mark === mark);
  return said ? `${said.call} ${said.field}` : mark;
}

/** What of all that was said, of secrets and addresses a text holds, with the words around it. */
function leaksIn(where: string, text: string): string[] {
  const around = (word: string) =>
    JSON.stringify(text.slice(Math.max(0, text.indexOf(word) - 120), text.indexOf(word) + 40));
  const leaks = [
    ...marksIn(text, speech).map((mark) => `${nameOf(mark)}: ${around(mark)}`),
    ...secretsIn(text, new Map([...written.secrets, ...written.addresses])),
    ...(text.includes(provokersAddress) ? [`address of a visitor: ${around(provokersAddress)}`] : []),
  ];
  told.push([where, `${Math.ceil(text.length / 1024)} KB`, leaks.length === 0 ? 'nothing' : `**${leaks.length}**`]);
  return leaks;
}

test('everybody could do everything, and what is wrong was refused', () => {
  expect.soft(scene.refused).toEqual([]);
  expect.soft([...answered].filter(([, status]) => status >= 500)).toEqual([]);
  expect.soft(outage.every((status) => status === 503 || status < 300)).toBe(true);
});

test.each(['api', 'worker', 'web'])('no line that %s writes tells a word, a secret or who somebody is', (name) => {
  const text = stack.written[name]?.join('') ?? '';
  expect(text.length).toBeGreaterThan(500);
  expect(leaksIn(`log of ${name}, every level`, text)).toEqual([]);
});

test('nor does a trace, a metric or a report of an error', () => {
  expect(stack.traces.received.length).toBeGreaterThan(0);
  expect(stack.errors.reports.length).toBeGreaterThan(0);
  expect.soft(leaksIn('traces', stack.traces.received.join('\n'))).toEqual([]);
  expect.soft(leaksIn('metrics of api and worker', metrics)).toEqual([]);
  expect
    .soft(
      leaksIn(
        'error reports',
        stack.errors.reports.map(({ headers, text }) => JSON.stringify(headers) + text).join('\n'),
      ),
    )
    .toEqual([]);
});

test('a secret is in no table, and no word is in a queue', () => {
  const secrets = [...places]
    .filter(([name]) => name.startsWith('secret: '))
    .map(([name, at]) => `${name} in ${[...at]}`);
  // A VIN is the car's own; it is a secret of logs and of answers to others.
  expect.soft(secrets.filter((name) => !name.startsWith('secret: VIN '))).toEqual([]);
  const queued = [...places].flatMap(([mark, at]) =>
    [...at].filter((place) => place.startsWith('pgboss.')).map((place) => `${place}: ${nameOf(mark)}`),
  );
  expect.soft(queued).toEqual([]);
  told.push([
    'tables: secrets',
    `${written.secrets.size} secrets`,
    secrets.length === 0 ? 'nothing' : secrets.join(', '),
  ]);
});

test('what a visitor wrote is only where the privacy policy says, and in no record of acts', () => {
  const columns = new Set(
    storedData.flatMap(({ tables }) =>
      Object.entries(tables).flatMap(([name, all]) => all.map((column) => `${name}.${column}`)),
    ),
  );
  const byPlace = new Map<string, Set<string>>();
  for (const [mark, at] of places)
    if (visitorsCalls.test(nameOf(mark)))
      for (const place of at) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(nameOf(mark)));
  for (const [place, fields] of [...byPlace].sort())
    told.push([`table ${place}`, 'words of visitors', [...fields].join(', ')]);
  expect([...byPlace.keys()].filter((place) => !columns.has(place) || place.startsWith('audit_entry'))).toEqual([]);
  expect(byPlace.size).toBeGreaterThan(5);
});

test('what was provoked is kept nowhere', () => {
  const kept = [...places]
    .filter(([mark]) => nameOf(mark).startsWith('provoked'))
    .map(([mark, at]) => `${nameOf(mark)}: ${[...at]}`);
  expect(kept).toEqual([]);
});
