import { setTimeout as sleep } from 'node:timers/promises';
import { storedData } from '@kardan/core/privacy/stored-data';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { table, writeReport } from '../write-report.ts';
import { marksIn, type Places, placesInDatabase, secretsIn } from './marks.ts';
import { nameOf, type Play, visitorsCalls } from './play.ts';
import { provoke, provokeOutage, provokersAddress } from './provoke.ts';

const told: string[][] = [];

/** What was typed, and what opens something, is in no table but its own. */
export function secretsAreKept(play: () => Play): void {
  let places: Places;
  const called = (mark: string) => nameOf(play().first.speech, mark);
  beforeAll(async () => {
    const { stack, first } = play();
    const answered = await provoke(stack, first.speech);
    expect([...answered].filter(([, status]) => status >= 500)).toEqual([]);
    places = await placesInDatabase(stack.database.owner, first.speech, first.written.secrets);
  });

  test('a secret is in no table, and no word is in a queue', () => {
    const secrets = [...places]
      .filter(([name]) => name.startsWith('secret: '))
      .map(([name, at]) => `${name} in ${[...at].join(', ')}`);
    // A VIN is the car's own; it is a secret of logs and of answers to others.
    const leaked = secrets.filter((name) => !name.startsWith('secret: VIN '));
    expect.soft(leaked).toEqual([]);
    expect.soft(secrets.length - leaked.length).toBe(1);
    const queued = [...places].flatMap(([mark, at]) =>
      [...at].filter((place) => place.startsWith('pgboss.')).map((place) => `${place}: ${called(mark)}`),
    );
    expect.soft(queued).toEqual([]);
    const { size } = play().first.written.secrets;
    told.push(['tables', `for ${size - 1} secrets`, leaked.length === 0 ? 'nothing' : `**${leaked.join(', ')}**`]);
  });

  test('what a visitor wrote is only where the privacy policy says, and in no record of acts', () => {
    const columns = new Set(
      storedData.flatMap(({ tables }) =>
        Object.entries(tables).flatMap(([name, all]) => all.map((column) => `${name}.${column}`)),
      ),
    );
    const byPlace = new Map<string, Set<string>>();
    for (const [mark, at] of places)
      if (visitorsCalls.test(called(mark)))
        for (const place of at) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(called(mark)));
    for (const [place, fields] of [...byPlace].sort())
      told.push([`table ${place}`, 'for words of visitors', [...fields].join(', ')]);
    expect([...byPlace.keys()].filter((place) => !columns.has(place) || place.startsWith('audit_entry'))).toEqual([]);
    expect(byPlace.size).toBeGreaterThan(5);
  });

  test('what was provoked is kept nowhere', () => {
    const kept = [...places]
      .filter(([mark]) => called(mark).startsWith('provoked'))
      .map(([mark, at]) => `${called(mark)}: ${[...at]}`);
    expect(kept).toEqual([]);
  });
}

/** What processes tell of themselves has nothing of anybody in it, also when the database goes away under them. */
export function nothingIsTold(play: () => Play): void {
  let metrics: Map<string, string>;
  beforeAll(async () => {
    const { stack, first } = play();
    metrics = new Map();
    for (const [name, port] of Object.entries(stack.metrics)) metrics.set(name, (await scrape(port)).text);
    const outage = await provokeOutage(stack, first);
    expect(outage.filter(([, status]) => status !== 503 && status >= 300)).toEqual([]);
    expect(outage.some(([, status]) => status === 503)).toBe(true);
    // Traces leave their process every few seconds.
    await sleep(6_000);
  });
  afterAll(() =>
    writeReport(
      'canaries',
      'Planted words and secrets, looked for where they must not be',
      table(['where', 'looked through', 'found'], told),
    ),
  );

  /** What of all that was said, of secrets and addresses a text holds, with the words around it. */
  function leaksIn(where: string, text: string): string[] {
    const { speech, written } = play().first;
    const around = (word: string) =>
      JSON.stringify(text.slice(Math.max(0, text.indexOf(word) - 120), text.indexOf(word) + 40));
    const leaks = [
      ...marksIn(text, speech).map((mark) => `${nameOf(speech, mark)}: ${around(mark)}`),
      ...secretsIn(text, new Map([...written.secrets, ...written.addresses])),
      ...(text.includes(provokersAddress) ? [`address of a visitor: ${around(provokersAddress)}`] : []),
    ];
    told.push([where, `${Math.ceil(text.length / 1024)} KB`, leaks.length === 0 ? 'nothing' : `**${leaks.length}**`]);
    return leaks;
  }

  test.each(['api', 'worker', 'receiver', 'web'])('no line that %s writes', (name) => {
    const text = play().stack.written[name]?.join('') ?? '';
    expect(text.length).toBeGreaterThan(500);
    expect(leaksIn(`log of ${name}, every level`, text)).toEqual([]);
  });

  test('no trace', () => {
    const { received } = play().stack.traces;
    expect(received.length).toBeGreaterThan(0);
    expect(leaksIn('traces', received.join('\n'))).toEqual([]);
  });

  test.each(['api', 'worker', 'web'])('no metric of %s', (name) => {
    const text = metrics.get(name) ?? '';
    expect(text.length).toBeGreaterThan(500);
    expect(leaksIn(`metrics of ${name}`, text)).toEqual([]);
  });

  test('no report of an error', () => {
    const { reports } = play().stack.errors;
    expect(reports.length).toBeGreaterThan(0);
    const text = reports.map((report) => JSON.stringify(report.headers) + report.text).join('\n');
    expect(leaksIn('error reports', text)).toEqual([]);
  });
}
