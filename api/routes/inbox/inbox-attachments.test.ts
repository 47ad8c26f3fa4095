import { buildThread } from '@kardan/core/inquiries/inbox/testing/build-thread';
import { replyEnvOf } from '@kardan/core/inquiries/replies/offer-reply-address';
import { acceptReply } from '@kardan/core/inquiries/replies/receiving/accept-reply';
import { polyglots } from '@kardan/core/inquiries/replies/testing/polyglots';
import { filePart, mixedMail } from '@kardan/core/inquiries/replies/testing/raw-mail';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { buildKey } from '@kardan/core/testing/build-key';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownAddress } from '../../testing/inquiries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

/** A thread with a buyer's mail that brought all these files, and what the dealership is told of each. */
async function threadWithFiles() {
  const { services, database } = running;
  const { id: dealershipId, slug } = await buildDealership(database.db);
  const email = ownAddress('anna');
  const { threadId } = await buildThread(database.db, dealershipId, { email });
  const files = polyglots.map(({ name, type, bytes }) => filePart(name, type, bytes));
  await acceptReply(
    { db: database.db, media: services.media, env: replyEnvOf(services.env) },
    {
      mailFrom: email,
      recipients: [{ writer: 'buyer', recipientId: threadId }],
      bytes: mixedMail([{ type: 'text/plain', body: 'Anbei' }, ...files], { from: email }),
      isFromFrontServer: true,
    },
  );
  const thread = `/api/v1/public/admin/dealership/${slug}/inbox/thread/${threadId}`;
  const token = await running.tokenWith(staffRights(dealershipId));
  const authorization = `Bearer ${token}`;
  const { entries } = (await running.app.inject({ url: thread, headers: { authorization } })).json();
  const told = entries.flatMap(({ attachments = [] }: { attachments?: { id: string; name: string }[] }) => attachments);
  return { dealershipId, thread, authorization, told };
}

test('what came with a mail is given out as bytes to keep, whatever else it could be taken for, and as nothing to look at', async () => {
  const { dealershipId, thread, authorization, told } = await threadWithFiles();
  expect(told).toHaveLength(polyglots.length);
  const key = await buildKey(running.database.db, { dealershipId, scopes: ['inquiries'] });
  for (const { name, bytes, keptAs } of polyglots) {
    const calledSo = { mediaType: 'application/octet-stream', ...(keptAs ?? { name }) };
    const { id, ...said } =
      told.find((each: { name: string }) => each.name === calledSo.name) ?? expect.unreachable(name);
    expect(said).toMatchObject(calledSo);
    const url = `${thread}/attachments/${id}`;
    // As a page would be asked for, and as a picture in one.
    for (const headers of [
      { authorization, accept: 'text/html', 'sec-fetch-dest': 'document' },
      { authorization, accept: 'image/*', 'sec-fetch-dest': 'image' },
      { authorization: `Bearer ${key.token}` },
    ]) {
      const answer = await running.app.inject({ url, headers });
      expect([name, answer.statusCode]).toEqual([name, keptAs ? 200 : 404]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      if (!keptAs) {
        expect(answer.headers['content-type']).toMatch(/^application\/(problem\+)?json/);
        continue;
      }
      expect(answer.rawPayload.equals(bytes)).toBe(true);
      expect(answer.headers['content-type']).toBe('application/octet-stream');
      expect(answer.headers['content-disposition']).toBe('attachment');
      // No other site's page has it as a picture or script of its own.
      expect(answer.headers['cross-origin-resource-policy']).not.toBe('cross-origin');
    }
  }
});

test('what is not kept lies nowhere', async () => {
  await threadWithFiles();
  const stored = await running.store.keys('inquiry-attachments/');
  const names = await running.database.db
    .selectFrom('inquiryAttachment')
    .select(['id', 'name'])
    .where('isKept', '=', false)
    .execute();
  expect(new Set(names.map(({ name }) => name))).toEqual(
    new Set(polyglots.flatMap(({ name, keptAs }) => (keptAs ? [] : [name]))),
  );
  for (const { id } of names) expect(stored).not.toContain(`inquiry-attachments/${id}`);
});
