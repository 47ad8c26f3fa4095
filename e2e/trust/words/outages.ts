import { createHash, randomUUID } from 'node:crypto';
import { apiPrefix } from '@kardan/contract/calls/call';
import { hashPassword } from '@kardan/core/accounts/sign-in/password-hash';
import { inTransaction } from '@kardan/core/db/database';
import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { mixedMail, rawMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { enqueue } from '@kardan/core/jobs/enqueue';
import { inspectQueues } from '@kardan/core/jobs/inspect-queues';
import type { JobName, JobPayload } from '@kardan/core/jobs/job-catalogue';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { buildAccount } from '@kardan/core/testing/build-account';
import { handOver, openDialogue } from '@kardan/worker/testing/smtp-dialogue';
import { visitorAt } from '../../people/visitor.ts';
import { replyAddressFor } from './journey/answer-by-mail.ts';
import { untilThere } from './journey/until-there.ts';
import { type Answer, visitorDuringOutage } from './outage-visitor.ts';
import type { Turn } from './play.ts';
import { statusOfMail } from './provoke.ts';
import type { TalkingStack } from './talking-stack.ts';

export interface Outages {
  /** Search, store, mail server and cache in front go one after the other, and come back. */
  ofOneEach(): Promise<Map<string, Answer[]>>;
  /** The database goes for good while an inquiry, a sign-in and an answer by mail are in flight. */
  ofDatabase(): Promise<Answer[]>;
}

/** Services go away while people write, with a mark in each word of theirs; how everything was answered. */
export function outagesOf(stack: TalkingStack, { speech, written }: Pick<Turn, 'speech' | 'written'>): Outages {
  const { site, repliesPort, database, ways } = stack;
  const { db } = database;
  const { dealership, listingId, secrets } = written;
  const { word, ask, post, inquire, signIn } = visitorDuringOutage(stack, speech);

  return {
    async ofOneEach() {
      const token = await signInSomebody();
      const answers = new Map<string, Answer[]>();
      const during = async (service: keyof typeof ways, job: JobName, steps: () => Promise<Answer[]>) => {
        await ways[service].set('down');
        answers.set(service, await steps());
        // That it failed is what may be told wrongly.
        await untilThere(`a job that fails without ${service}`, async () =>
          (await inspectQueues(db)).find(({ name, retry }) => name === job && retry > 0),
        );
        await ways[service].set(undefined);
      };
      await during('OpenSearch', 'index-listing', () => withoutSearch());
      await during('S3 store', 'note-erased-agent', () => withoutStore(token));
      await during('SMTP', 'send-mail', async () => [await inquire()]);
      await during('cache', 'purge-cache', () => enqueued('purge-cache', { tags: ['home'] }));
      return answers;
    },
    async ofDatabase() {
      await using mail = await openDialogue(repliesPort);
      const sender = `${word('sender of a mail')}@example.at`;
      const to = await threadAddress();
      for (const line of ['EHLO a.example', `MAIL FROM:<${sender}>`, `RCPT TO:<${to}>`, 'DATA']) await mail.say(line);
      const inFlight = [inquire(), signIn()];
      await ways.PostgreSQL.set('down');
      const from = `${word('name in a mail')} <${sender}>`;
      const mailed = mail.sendMail(rawMail({ from, subject: word('subject'), body: word('text of a mail') }));
      const pages = [
        `/suchagent/${secrets.get('link of a search agent')}`,
        `/meldung/${secrets.get('link of a notice')}`,
        `/vorschau/${secrets.get('preview link')}`,
        `/magazin/${word('article')}`,
        `/autohaendler/${word('dealership')}`,
        `/gebrauchtwagen?text=${word('text of a page')}`,
      ].map((path) => ask(path));
      const after = [inquire(), signIn(), ...pages];
      return [...(await Promise.all([...inFlight, ...after])), ['mail', statusOfMail(await mailed)]];
    },
  };

  async function withoutSearch(): Promise<Answer[]> {
    const asked = await Promise.all([
      ask(`/gebrauchtwagen?text=${word('text of a page')}`),
      ask(`/suchagent?text=${word('text of a search agent')}`),
      post('/search/query', { text: word('search text') }),
      post('/search/count', { text: word('search text') }),
    ]);
    return [...asked, ...(await enqueued('index-listing', { listingId }))];
  }

  async function withoutStore(token: string): Promise<Answer[]> {
    const picture = await photo(400, 300).jpeg().toBuffer();
    const form = new FormData();
    form.set('key', createHash('sha256').update(picture).digest('hex'));
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), `${word('name of a picture')}.jpg`);
    const headers = { authorization: `Bearer ${token}` };
    const path = `${apiPrefix}/admin/dealership/${dealership.id}/image`;
    const uploaded = await ask(path, { method: 'POST', headers, body: form });
    const from = `${word('sender of a mail')}@example.at`;
    const file = [`Content-Disposition: attachment; filename="${word('name of a file')}.pdf"`];
    const body = Buffer.from(`%PDF-1.4 ${word('text of a file')}`);
    const bytes = mixedMail(
      [
        { type: 'text/plain; charset=utf-8', body: word('text of a mail') },
        { type: 'application/pdf', head: file, body },
      ],
      { from: `${word('name in a mail')} <${from}>`, subject: word('subject') },
    );
    const mailed = await handOver(repliesPort, { from, to: await threadAddress(), bytes });
    const erased = { searchAgentId: randomUUID(), erasedAt: new Date().toISOString() };
    return [uploaded, ['mail', statusOfMail(mailed)], ...(await enqueued('note-erased-agent', erased))];
  }

  async function enqueued<N extends JobName>(name: N, payload: JobPayload<N>): Promise<Answer[]> {
    await inTransaction(db, (tx) => enqueue(tx, name, [payload]));
    return [];
  }

  /** The visitor's own threads, and the owner, may have been erased. */
  async function threadAddress(): Promise<string> {
    return replyAddressFor((await buildThread(db, dealership.id)).threadId);
  }

  async function signInSomebody(): Promise<string> {
    const password = `Kolibri ${randomUUID()}`;
    const { email } = await buildAccount(
      db,
      { memberships: { [dealership.id]: 'dealer-owner' } },
      { passwordHash: await hashPassword(password) },
    );
    const answer = await visitorAt(site).signIn({ body: { email, password, client: 'other' } });
    const { accessToken } = answer as { accessToken: string };
    secrets.set('password during an outage', password).set('access token during an outage', accessToken);
    return accessToken;
  }
}
