import { setTimeout as sleep } from 'node:timers/promises';
import { storedData } from '@kardan/core/privacy/stored-data';
import { scrape } from '@kardan/telemetry/testing/scrape';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { reportAfterSuite, table } from '../write-report.ts';
import { marksIn, type Places, placesInDatabase, secretsIn } from './marks.ts';
import { type Outages, outagesOf } from './outages.ts';
import { nameOf, type Play, visitorsCalls } from './play.ts';
import { provoke, provokersAddress } from './provoke.ts';

const told: string[][] = [];

/** Secrets that are stored as they are, and where: whoever set one is shown it again, and it is needed word for word. */
const storedAsTheyAre: Readonly<Record<string, readonly string[]>> = {
  'token in the address of a feed': ['feed.location', 'feed_source.location'],
  'path in the address of a webhook': ['webhook.url'],
  // The car's own; it is a secret of logs and of answers to others.
  VIN: ['listing.vin', 'listing_draft.fields', 'listing_revision.changes', 'audit_entry.after'],
};

/** What has to be among what is looked for. */
const planted = [
  ...[/^password of chefin/, /^access token/, /^refresh token/, /^one-time/, /^recovery code/, /^secret of a company/],
  ...[/^API key/, /^webhook secret/, /^password of a feed/, /^token in the address of a feed/],
  ...[/^path in the address of a webhook/, /^VIN/, /^upload link/, /^export link/, /^link of invite/, /^link of reset/],
  ...[/^link of a search agent/, /^link of a notice/, /^link of a monthly report/, /^preview link/],
  ...[/^__Host-kardan-session/, /^__Host-kardan-device/, /^__Host-kardan-company-sign-in/],
  ...[/^LINK_SECRET/, /^ACCOUNT_SECRET/, /^FORM_SECRET/, /^CACHE_PURGE_SECRET/, /^S3_SECRET_KEY/],
  ...[/^password of the database/, /^key of stored secrets/, /^key of access tokens/],
];

/** What opens something, of people and of the installation. */
function secretsOf({ stack, first }: Play): Map<string, string> {
  return new Map([...stack.secrets, ...first.written.secrets]);
}

/** What was typed, and what opens something, is in no table but its own. */
export function secretsAreKept(play: () => Play): void {
  let places: Places;
  const called = (mark: string) => nameOf(play().first.speech, mark);
  beforeAll(async () => {
    const { stack, first } = play();
    const answered = await provoke(stack, first.speech);
    expect([...answered].filter(([, status]) => status >= 500)).toEqual([]);
    places = await placesInDatabase(stack.database.owner, first.speech, secretsOf(play()));
  });

  test('each kind of secret is planted, long enough to be found by chance nowhere', () => {
    const secrets = secretsOf(play());
    const names = [...secrets.keys()];
    expect(planted.filter((kind) => !names.some((name) => kind.test(name)))).toEqual([]);
    expect([...secrets].filter(([, secret]) => !(secret?.length >= 8)).map(([name]) => name)).toEqual([]);
    const everywhere = [...secrets.values()].map((secret) => encodeURIComponent(secret)).join('&');
    expect(secretsIn(everywhere, secrets)).toHaveLength(secrets.size);
    expect(secretsIn(everywhere.slice(-5), secrets)).toEqual([]);
  });

  test('a secret is in no table, and no word is in a queue', () => {
    const found = [...places].flatMap(([name, at]) =>
      name.startsWith('secret: ') ? [...at].map((place) => ({ name: name.slice('secret: '.length), place })) : [],
    );
    const leaked = found.filter(({ name, place }) => !storedAsTheyAre[name]?.includes(place));
    expect.soft(leaked).toEqual([]);
    const known = new Set(found.map(({ name }) => name));
    expect.soft(Object.keys(storedAsTheyAre).filter((name) => !known.has(name))).toEqual([]);
    const queued = [...places].flatMap(([mark, at]) =>
      [...at].filter((place) => place.startsWith('pgboss.')).map((place) => `${place}: ${called(mark)}`),
    );
    expect.soft(queued).toEqual([]);
    const looked = secretsOf(play()).size - known.size;
    const names = leaked.map(({ name, place }) => `${name} in ${place}`);
    told.push(['tables', `for ${looked} secrets`, names.length === 0 ? 'nothing' : `**${names.join(', ')}**`]);
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

/** What processes tell of themselves has nothing of anybody in it, also when a service goes away under them. */
export function nothingIsTold(play: () => Play): void {
  let metrics: Map<string, string>;
  let answered: Awaited<ReturnType<Outages['ofOneEach']>>;
  beforeAll(async () => {
    const { stack, first } = play();
    metrics = new Map();
    const outages = outagesOf(stack, first);
    answered = await outages.ofOneEach();
    for (const [name, port] of Object.entries(stack.metrics)) metrics.set(name, (await scrape(port)).text);
    answered.set('PostgreSQL', await outages.ofDatabase());
    // Traces leave their process every few seconds.
    await sleep(6_000);
  });
  reportAfterSuite((report) =>
    report(
      'canaries',
      'Planted words and secrets, looked for where they must not be',
      table(['where', 'looked through', 'found'], told),
    ),
  );

  /** What of all that was said, of secrets and addresses a text holds, with the words around it. */
  function leaksIn(where: string, text: string): string[] {
    const { speech, written } = play().first;
    const wanted = new Map([...secretsOf(play()), ...written.addresses]);
    const around = (word: string) =>
      JSON.stringify(text.slice(Math.max(0, text.indexOf(word) - 120), text.indexOf(word) + 40));
    const leaks = [
      ...marksIn(text, speech).map((mark) => `${nameOf(speech, mark)}: ${around(mark)}`),
      ...secretsIn(text, wanted).map(
        (found) => `${found}: ${around(wanted.get(found.slice('secret: '.length)) ?? '')}`,
      ),
      ...(text.includes(provokersAddress) ? [`address of a visitor: ${around(provokersAddress)}`] : []),
    ];
    told.push([where, `${Math.ceil(text.length / 1024)} KB`, leaks.length === 0 ? 'nothing' : `**${leaks.length}**`]);
    return leaks;
  }

  test('a service that is away is told as such, and nothing else fails', () => {
    for (const [service, answers] of answered) {
      expect(answers.filter(([, status]) => status !== 503 && status >= 400)).toEqual([]);
      // Mails wait in the queue, and a cache in front is told later: nobody is kept waiting for either.
      const isNeeded = service !== 'SMTP' && service !== 'cache';
      expect([service, answers.some(([, status]) => status === 503)]).toEqual([service, isNeeded]);
    }
  });

  test.each(['api', 'worker', 'receiver', 'web'])('no line that %s writes', (name) => {
    const text = play().stack.written[name]?.join('') ?? '';
    expect(text.length).toBeGreaterThan(500);
    expect(leaksIn(`log of ${name}, every level`, text)).toEqual([]);
  });

  test('no queue, also not why a job failed', async () => {
    const { stack, first } = play();
    const { owner } = stack.database;
    const { rows } = await sql<{ output: unknown }>`select output from pgboss.job where output is not null`.execute(
      owner,
    );
    expect(rows.length).toBeGreaterThan(3);
    const wanted = new Map([...secretsOf(play()), ...first.written.addresses]);
    wanted.set('address of a visitor', provokersAddress);
    const places = await placesInDatabase(owner, first.speech, wanted, ['pgboss']);
    const queued = [...places].map(([mark, at]) => `${[...at].join(', ')}: ${nameOf(first.speech, mark)}`);
    told.push(['queues, with why jobs failed', `${rows.length} of them`, queued.join('; ') || 'nothing']);
    expect(queued).toEqual([]);
  });

  test('no trace', () => {
    const { received, spans } = play().stack.traces;
    const services = new Set(spans().map(({ service }) => service));
    expect([...services].sort()).toEqual(['kardan-api', 'kardan-receiver', 'kardan-web', 'kardan-worker']);
    expect(leaksIn('traces', received.join('\n'))).toEqual([]);
  });

  test.each(['api', 'worker', 'receiver', 'web'])('no metric of %s', (name) => {
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
