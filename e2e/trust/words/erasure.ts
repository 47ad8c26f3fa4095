import { contentPath } from '@kardan/contract/site-paths';
import { type Language, languages } from '@kardan/contract/values/identifiers';
import { type ConsentTextVersion, consentTexts } from '@kardan/contract/values/search-agent';
import { storedData } from '@kardan/core/privacy/stored-data';
import { buildAccount } from '@kardan/core/testing/build-account';
import { expect, test } from 'vitest';
import { reportAfterSuite, table } from '../write-report.ts';
import { marksIn, placesInDatabase, secretsIn, textOfIndices, textOfStore } from './marks.ts';
import { nameOf, type Play, visitorsCalls } from './play.ts';

/** What stays of a person who is erased, without a name: what was decided on it has to be accounted for (DSA Art. 24). */
const stays = /^(reportListing explanation|complainOfDecision text)$/;

/** What people with an account say in their own name. Answers and notes in threads are about buyers, and the dealership’s to hand out. */
const ownWordsOfOwner = /^(updateOwnAccount|saveStockView|answerNoticeQuestion|complainOf(Statement|Restriction))$/;
const ownWordsOfOperator = /^startActing$/;

/** Follows by a job of the worker. */
const byJob = { timeout: 30_000, interval: 200 };

/** What is kept of somebody is handed out, told in the privacy policy, and gone when they are erased. */
export function lawIsKept(play: () => Play): void {
  const told: string[][] = [];
  reportAfterSuite((report) =>
    report(
      'law',
      'A person’s data, taken out and erased',
      table(['where', 'words of the person before', 'after'], told),
    ),
  );

  const marksOf = (calls: RegExp) =>
    new Set(play().first.speech.said.flatMap(({ call, mark }) => (calls.test(call) ? mark : [])));
  const called = (marks: Iterable<string>) => [...marks].map((mark) => nameOf(play().first.speech, mark));

  test('what a person asks for names all that is kept of their words', async () => {
    const { visitor, operator } = play().first.written;
    const answer = await operator.call('exportPersonalData', {
      given: { email: visitor.email, confirmation: visitor.email },
    });
    // By mark: the same field is written several times, and each of its words is to come.
    const stored = new Set([...(await whereAre(marksOf(visitorsCalls))).values()].flat());
    const exported = new Set(marksIn(JSON.stringify(answer), play().first.speech));
    expect(stored.size).toBeGreaterThan(40);
    expect(called([...stored].filter((mark) => !exported.has(mark)))).toEqual([]);
    expect(JSON.stringify(answer)).toContain(visitor.phone);
  });

  test('who has an account is told all that is kept of what they said of themselves, and nobody else’s words', async () => {
    const { speech, written } = play().first;
    const { owner, operator, secondOperator, visitor, secrets, addresses } = written;
    const asked = { owner: ownWordsOfOwner, operator: ownWordsOfOperator, secondOperator: undefined };
    for (const [who, person] of Object.entries({ owner, operator, secondOperator })) {
      const { email } = person;
      const text = JSON.stringify(await operator.call('exportPersonalData', { given: { email, confirmation: email } }));
      const exported = new Set(marksIn(text, speech));
      expect(text, who).toContain(email);
      const own = asked[who as keyof typeof asked];
      const stored = own ? [...new Set([...(await whereAre(marksOf(own))).values()].flat())] : [];
      if (own) expect(stored.length, who).toBeGreaterThan(0);
      expect([who, ...called(stored.filter((mark) => !exported.has(mark)))]).toEqual([who]);
      const ofVisitors = [...marksOf(visitorsCalls)].filter((mark) => exported.has(mark));
      expect([who, ...called(ofVisitors)]).toEqual([who]);
      const others = new Map([...addresses].filter(([, address]) => address !== email));
      expect([who, ...secretsIn(text, new Map([...others, ...secrets]))]).toEqual([who]);
      expect(text, who).not.toContain(visitor.email);
    }
  });

  test('what was agreed to is told with its words and its time', async () => {
    const { visitor, secrets } = play().first.written;
    const token = secrets.get('link of a search agent');
    const answer = await visitor.call('exportSearchAgent', { params: { token } });
    const { textVersion, text, givenAt } = answer.consent;
    const { language, consentTextVersion, consentGivenAt } = await play()
      .stack.database.db.selectFrom('searchAgent')
      .select(['language', 'consentTextVersion', 'consentGivenAt'])
      .where('email', '=', visitor.email)
      .executeTakeFirstOrThrow();
    expect(textVersion).toBe(consentTextVersion);
    expect(text).toBe(consentTexts[textVersion as ConsentTextVersion]?.[language as Language]);
    expect(givenAt).toBe(consentGivenAt.toISOString());
  });

  test.each(languages)(
    'how long each thing is kept is read on the page of the privacy policy (%s)',
    async (language) => {
      const path = contentPath('portal', 'privacy-policy', 'privacy-policy', language);
      const answer = await fetch(`${play().stack.site}${path}`);
      const page = await answer.text();
      expect(answer.status).toBe(200);
      expect(storedData.length).toBeGreaterThan(10);
      expect(storedData.map(({ words }) => words[language].kept).filter((kept) => !page.includes(kept))).toEqual([]);
    },
  );

  test('who is erased leaves no word in any table, queue, index or store, and dealers’ systems are told', async () => {
    const { stack, first } = play();
    const { visitor, operator, dealership } = first.written;
    const before = await whereAre(marksOf(visitorsCalls));
    const [audit, notes] = [await auditLength(), await notesOfErasures()];
    const threads = await threadsOf(visitor.email, dealership.id);
    const agent = await stack.database.db
      .selectFrom('searchAgent')
      .select('id')
      .where('email', '=', visitor.email)
      .executeTakeFirstOrThrow();
    expect([...before.keys()]).toContain('S3 store');
    // The index of agents gives no words back: that the agent is in it is all there is to see.
    await expect.poll(() => textOfIndices(stack), byJob).toContain(agent.id);
    await operator.call('erasePersonalData', {
      given: { email: visitor.email, confirmation: visitor.email, account: false },
    });
    let after = before;
    const left = async () => {
      after = await whereAre(marksOf(visitorsCalls));
      return [...after].flatMap(([place, marks]) =>
        called(marks)
          .filter((field) => !stays.test(field))
          .map((field) => `${place}: ${field}`),
      );
    };
    // Files are removed by a job, as soon as the store can be reached.
    await expect.poll(left, byJob).toEqual([]);
    tell(before, after);
    for (const who of [visitor.email, visitor.phone]) expect(await rowsWith(who)).toEqual([]);
    await expect.poll(() => textOfIndices(stack), byJob).not.toContain(agent.id);
    told.push(['index of search agents', '1 agent', '0']);
    expect(await auditLength()).toBeGreaterThan(audit);
    // By this a restored backup erases them again: core/operations/restoring/finish-restore.test.ts.
    expect(await notesOfErasures()).toBe(notes + 1);
    expect(await textOfStore(stack)).not.toContain(visitor.email);
    expect(threads.length).toBeGreaterThan(5);
    expect(await toldErased(dealership.id)).toEqual(threads);
  });

  test('an account that is erased leaves neither name nor address; what was done stays on record', async () => {
    const { owner, operator } = play().first.written;
    const { db } = play().stack.database;
    // Who is the only owner hands over before.
    const owned = await db
      .selectFrom('membership')
      .select('dealershipId')
      .where('accountId', '=', owner.accountId)
      .execute();
    const memberships = Object.fromEntries(owned.map(({ dealershipId }) => [dealershipId, 'dealer-owner' as const]));
    await buildAccount(db, { memberships });
    const names = marksOf(/^updateOwnAccount$/);
    const before = await whereAre(names);
    const audit = await auditLength();
    expect([...before.keys()]).toContain('audit_entry.actor_name');
    await operator.call('erasePersonalData', {
      given: { email: owner.email, confirmation: owner.email, account: true },
    });
    const after = await whereAre(names);
    tell(before, after, ' (account)');
    expect([...after]).toEqual([]);
    expect(await rowsWith(owner.email)).toEqual([]);
    expect(await auditLength()).toBeGreaterThan(audit);
  });

  /** Which of these marks are where now: in `table.column`, or in the store of that name. */
  async function whereAre(marks: ReadonlySet<string>): Promise<Map<string, string[]>> {
    const { stack, first } = play();
    const found = new Map<string, string[]>();
    const note = (place: string, mark: string) => found.set(place, [...(found.get(place) ?? []), mark]);
    for (const [mark, places] of await placesInDatabase(stack.database.owner, first.speech))
      if (marks.has(mark)) for (const place of places) note(place, mark);
    for (const [name, text] of [
      ['search index', await textOfIndices(stack)],
      ['S3 store', await textOfStore(stack)],
    ] as const)
      for (const mark of marksIn(text, first.speech)) if (marks.has(mark)) note(name, mark);
    return found;
  }

  function tell(before: Map<string, string[]>, after: Map<string, string[]>, whose = ''): void {
    for (const place of [...before.keys()].sort()) {
      const left = after.get(place) ?? [];
      const fields = left.length === 0 ? '0' : `${left.length}: ${[...new Set(called(left))].join(', ')}`;
      told.push([`${place}${whose}`, String(before.get(place)?.length), fields]);
    }
  }

  async function threadsOf(email: string, dealershipId: number): Promise<string[]> {
    const rows = await play()
      .stack.database.db.selectFrom('inquiryRecipient')
      .innerJoin('inquiry', 'inquiry.id', 'inquiryRecipient.inquiryId')
      .select('inquiryRecipient.id')
      .where('senderEmail', '=', email)
      .where('inquiryRecipient.dealershipId', '=', dealershipId)
      .execute();
    return rows.map(({ id }) => id).sort();
  }

  /** Threads that the dealer's systems are told to erase, as often as they are told. */
  async function toldErased(dealershipId: number): Promise<string[]> {
    const events = await play()
      .stack.database.db.selectFrom('webhookEvent')
      .select('body')
      .where('dealershipId', '=', dealershipId)
      .where('type', '=', 'inquiry.erased')
      .execute();
    return events.map(({ body }) => JSON.parse(body).data.inquiryId as string).sort();
  }

  async function notesOfErasures(): Promise<number> {
    return (await play().stack.store.keys('erasures/')).filter((key) => key.includes('/person/')).length;
  }

  async function auditLength(): Promise<number> {
    const { count } = await play()
      .stack.database.db.selectFrom('auditEntry')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Columns that hold an address, whatever is around it. */
  async function rowsWith(text: string): Promise<string[]> {
    const { stack, first } = play();
    const places = await placesInDatabase(stack.database.owner, first.speech, new Map([['address', text]]));
    return [...(places.get('secret: address') ?? [])];
  }
}
