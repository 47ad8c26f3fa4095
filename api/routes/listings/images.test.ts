import { createHash } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { apiPrefix } from '@kardan/contract/calls/call';
import type { ApiError } from '@kardan/contract/client/api-error';
import { createClient } from '@kardan/contract/client/client';
import { maxUploadBytes } from '@kardan/contract/values/image-sizes';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { processImage } from '@kardan/core/media/uploads/process-image';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { staffRights } from '../../testing/test-tokens.ts';

let running: TestApp;
let dealershipId: string;
let otherId: string;
let token: string;
const logged: string[] = [];
beforeAll(async () => {
  // Busy neighbours of a test must not shed its load.
  running = await createTestApp({ logTo: (line) => logged.push(line) });
  const { db } = running.services;
  const [own, other] = [await buildDealership(db), await buildDealership(db)];
  dealershipId = String(own.id);
  otherId = String(other.id);
  token = await running.tokenWith(staffRights(own.id));
});
afterAll(() => running[Symbol.asyncDispose]());

const form = (file: Buffer | Blob, field = 'image') => {
  const body = new FormData();
  body.append(
    field,
    file instanceof Blob ? file : new Blob([new Uint8Array(file)], { type: 'image/svg+xml' }),
    'x.exe',
  );
  return body;
};
const staff = () => createClient({ host: running.host, credentials: () => token });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error as ApiError,
  );
const imagesUrl = (dealership: string) => `${running.host}${apiPrefix}/admin/dealership/${dealership}/image`;
const post = (url: string, init: RequestInit) =>
  fetch(url, { method: 'POST', ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } });

test('staff upload a picture, whatever its name and type claim, and learn its content address when it is ready', async () => {
  const params = { dealershipId };
  const upload = await staff().uploadImage({ params, body: form(await photo(700, 500, 21).jpeg().toBuffer()) });
  expect(upload).toMatchObject({ state: 'received', image: null, rejection: null });
  const asked = { params: { dealershipId, uploadId: upload.id } };
  expect(await staff().imageUpload(asked)).toEqual(upload);
  await processImage(running.services, upload.id);
  expect(await staff().imageUpload(asked)).toMatchObject({
    state: 'ready',
    image: { contentHash: expect.stringMatching(/^[0-9a-f]{64}$/), widthPx: 700, heightPx: 500 },
  });
});

test('an upload is answered with 202, and nobody may keep the answer', async () => {
  const answer = await post(imagesUrl(dealershipId), { body: form(Buffer.from('no picture')) });
  expect(answer.status).toBe(202);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { id } = (await answer.json()) as { id: string };
  await processImage(running.services, id);
  expect(await staff().imageUpload({ params: { dealershipId, uploadId: id } })).toMatchObject({
    state: 'rejected',
    rejection: 'unsupported-format',
  });
});

test('without a token 401; at another dealership 404, as if it did not exist; operators where they have declared it', async () => {
  const body = () => form(Buffer.from('x'));
  const { visitor, operator } = running;
  expect(await failureOf(visitor.uploadImage({ params: { dealershipId }, body: body() }))).toMatchObject({
    status: 401,
  });
  expect(await failureOf(staff().uploadImage({ params: { dealershipId: otherId }, body: body() }))).toMatchObject({
    code: 'not-found',
    status: 404,
  });
  expect(await failureOf(operator.uploadImage({ params: { dealershipId: otherId }, body: body() }))).toMatchObject({
    code: 'acting-undeclared',
  });
  const acting = running.operatorFor(Number(otherId));
  const upload = await acting.uploadImage({ params: { dealershipId: otherId }, body: body() });
  const foreign = { params: { dealershipId: otherId, uploadId: upload.id } };
  expect(await failureOf(visitor.imageUpload(foreign))).toMatchObject({ status: 401 });
  expect(await failureOf(staff().imageUpload(foreign))).toMatchObject({ code: 'not-found', status: 404 });
  const smuggled = { params: { dealershipId, uploadId: upload.id } };
  expect(await failureOf(staff().imageUpload(smuggled))).toMatchObject({ code: 'not-found', status: 404 });
  const nowhere = { params: { dealershipId: '99999999' }, body: body() };
  expect(await failureOf(operator.uploadImage(nowhere))).toMatchObject({ code: 'not-found', status: 404 });
});

test('a file of 20 MB is taken; one of a byte more is refused with 413 and leaves nothing', async () => {
  const before = await running.store.keys('uploads/');
  const largest = await post(imagesUrl(dealershipId), { body: form(Buffer.alloc(maxUploadBytes)) });
  expect(largest.status).toBe(202);
  const { id } = (await largest.json()) as { id: string };
  const tooLarge = await post(imagesUrl(dealershipId), { body: form(Buffer.alloc(maxUploadBytes + 1)) });
  expect(await tooLarge.json()).toMatchObject({ code: 'body-too-large', status: 413 });
  expect(await running.store.keys('uploads/')).toEqual([...before, `uploads/${id}`].sort());
});

test('a length that gives it away is refused before the body is read', async () => {
  const answer = await new Promise<number | undefined>((resolve, reject) => {
    const request = httpRequest(imagesUrl(dealershipId), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(maxUploadBytes * 50),
      },
    });
    request.on('response', (response) => {
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    request.write('--b\r\n');
  });
  expect(answer).toBe(413);
});

test('a form without the file, an empty file, half a form and other types are refused', async () => {
  const url = imagesUrl(dealershipId);
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  const head = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const field = new FormData();
  field.append('image', 'only text');
  const answers = await Promise.all([
    post(url, { body: form(Buffer.from('x'), 'photo') }),
    post(url, { body: form(Buffer.alloc(0)) }),
    post(url, { body: field }),
    post(url, { body: '', headers: multipart }),
    post(url, { body: `${head}pixels`, headers: multipart }),
    post(url, { body: 'x', headers: { 'content-type': 'multipart/form-data' } }),
    post(url, { body: '{}', headers: { 'content-type': 'application/json' } }),
    post(url, { body: 'x', headers: { 'content-type': 'image/jpeg' } }),
  ]);
  const codes = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { code: string }).code));
  expect(codes).toEqual([
    ...Array.from({ length: 6 }, () => 'malformed-body'),
    'unsupported-media-type',
    'unsupported-media-type',
  ]);
});

test('a connection takes the next call after a file that nobody needed to read', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const file = Buffer.alloc(900_000, 7);
  const send = async (dealership: string) => {
    const body = new FormData();
    body.append('key', createHash('sha256').update(file).digest('hex'));
    body.append('image', new Blob([file]), 'a.jpg');
    const written = new Response(body);
    const bytes = Buffer.from(await written.arrayBuffer());
    return new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(imagesUrl(dealership), {
        agent,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': written.headers.get('content-type') ?? '',
          'content-length': bytes.length,
        },
        timeout: 5_000,
      });
      request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.end(bytes);
    });
  };
  for (let round = 0; round < 20; round++) {
    expect(await send(dealershipId)).toBe(202);
    expect(await send(otherId)).toBe(404);
  }
});

test('a sender who goes away in the middle leaves neither an upload nor a stuck server, and is no outage of ours', async () => {
  logged.length = 0;
  const before = await running.store.keys('uploads/');
  await new Promise<void>((resolve) => {
    const request = httpRequest(imagesUrl(dealershipId), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
    });
    request.on('error', () => resolve());
    request.write('--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    request.write(Buffer.alloc(200_000));
    setTimeout(() => request.destroy(), 50);
  });
  const after = await staff().uploadImage({ params: { dealershipId }, body: form(Buffer.from('next')) });
  expect(await running.store.keys('uploads/')).toEqual([...before, `uploads/${after.id}`].sort());
  expect(logged.join()).toContain('"status":202');
  expect(logged.join()).not.toMatch(/outage|defect/);
});

test('other calls still take no form', async () => {
  const answer = await post(`${running.host}${apiPrefix}/search/count`, { body: form(Buffer.from('x')) });
  expect(answer.status).toBe(415);
});
