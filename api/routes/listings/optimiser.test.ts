import { apiPrefix } from '@kardan/contract/calls/call';
import { imagePath } from '@kardan/contract/values/image-sizes';
import { originalKey } from '@kardan/core/media/object-keys';
import { writeObject } from '@kardan/core/media/objects';
import { sharp } from '@kardan/core/media/picture-engine';
import { photo } from '@kardan/core/media/testing/sample-pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { floodOptimiser } from '../../testing/flood-optimiser.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let running: TestApp;
const known = 'c0ffee'.padEnd(64, '0');
beforeAll(async () => {
  // Busy neighbours of a test must not shed its load.
  running = await createTestApp({ serialiser: 'fast' });
  await storeOriginal(known, 1200, 800);
});
afterAll(() => running[Symbol.asyncDispose]());

async function storeOriginal(hash: string, widthPx: number, heightPx: number): Promise<void> {
  const bytes = await photo(widthPx, heightPx).jpeg({ quality: 90 }).toBuffer();
  await writeObject(running.services.media, originalKey(hash), bytes, 'image/jpeg');
}

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${running.host}${apiPrefix}/image?${query}`, { headers });
const source = `url=${encodeURIComponent(`/media/${known}`)}`;

test('a picture is WebP bytes that may be kept for ever, named by a strong tag, never to be taken for something else', async () => {
  const answer = await get(`${source}&w=640&q=75`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${known}-640-75"`,
    'x-content-type-options': 'nosniff',
    'content-disposition': 'inline',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
});

test('the address that pages use asks for the same', async () => {
  const path = imagePath(known, 384);
  expect(path).toBe(`/_next/image?url=%2Fmedia%2F${known}&w=384&q=75`);
  const answer = await get(path.slice(path.indexOf('?') + 1));
  expect(answer.headers.get('etag')).toBe(`"${known}-384-75"`);
});

test('quality is 75 unless told', async () => {
  const [untold, told] = await Promise.all([get(`${source}&w=256`), get(`${source}&w=256&q=75`)]);
  expect(untold.headers.get('etag')).toBe(told.headers.get('etag'));
  expect(await untold.arrayBuffer()).toEqual(await told.arrayBuffer());
});

test('the client gives the picture as a blob', async () => {
  const picture = await running.visitor.image({ query: { url: `/media/${known}`, w: 64 } });
  expect(picture).toBeInstanceOf(Blob);
  expect(picture.type).toBe('image/webp');
});

test('a page of another origin may show a picture, as web mail does, also one it has already; of data it may not', async () => {
  const policy = async (query: string, headers = {}) =>
    (await get(query, headers)).headers.get('cross-origin-resource-policy');
  expect(await policy(`${source}&w=640&q=75`)).toBe('cross-origin');
  expect(await policy(`${source}&w=640&q=75`, { 'if-none-match': `"${known}-640-75"` })).toBe('cross-origin');
  const data = await fetch(`${running.host}${apiPrefix}/search/params`);
  expect(data.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('whoever has the picture is told so without its bytes', async () => {
  const tag = `"${known}-640-75"`;
  for (const header of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const answer = await get(`${source}&w=640&q=75`, { 'if-none-match': header });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe(tag);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('');
  }
  expect((await get(`${source}&w=640&q=75`, { 'if-none-match': '"other"' })).status).toBe(200);
});

test.each([
  'https://evil.example/a.jpg',
  '//evil.example/media/',
  `//evil.example/media/${known}`,
  `http://127.0.0.1:9200/media/${known}`,
  `https://evil.example/media/${known}`,
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  `/media/../originals/${known}`,
  `/media/${known}/..`,
  `/media/${known}/`,
  `/media/${known}?x=1`,
  `/media/${known}#x`,
  `/media/${known}\n`,
  `/media/${known}\u0000`,
  `/media//${known}`,
  `\\media\\${known}`,
  `/media%2F${known}`,
  ` /media/${known}`,
  `/media/${known.slice(1)}`,
  `/media/${known}0`,
  `/media/${known.toUpperCase()}`,
  `/originals/${known}`,
  `media/${known}`,
  '/media/',
  '',
])('the source %j is refused with 400', async (url) => {
  const answer = await get(`url=${encodeURIComponent(url)}&w=640`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ in: 'query', path: ['url'] }] });
});

test.each([
  '0640',
  '6.4e2',
  '+640',
  '640.0',
  ' 640',
  '0x280',
  '639',
  '0',
  '-640',
  '640.5',
  '',
  'abc',
  '4000',
  '1e9',
  'Infinity',
  '100000000000000000000',
])('the width %j is refused with 400', async (width) => {
  const answer = await get(`${source}&w=${encodeURIComponent(width)}`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ issues: [{ in: 'query', path: ['w'] }] });
});

test.each(['075', '7.5e1', '50', '90', '0', '1', '74', '100', '75.5', '-75', '', 'high'])(
  'the quality %j is refused with 400',
  async (quality) => {
    const answer = await get(`${source}&w=640&q=${quality}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ in: 'query', path: ['q'] }] });
  },
);

test('missing, repeated and unknown parameters are refused with 400', async () => {
  for (const query of [
    '',
    'w=640',
    source,
    `${source}&${source}&w=640`,
    `${source}&w=640&w=640`,
    `${source}&w=640&x=1`,
  ]) {
    expect([query, (await get(query)).status]).toEqual([query, 400]);
  }
});

test('the same picture under another spelling of its address is delivered, and no cache keeps it twice', async () => {
  const oneDigitEncoded = `url=%2Fmedia%2F%63${known.slice(1)}`;
  for (const query of [
    `${source}&w=256`,
    `w=256&q=75&${source}`,
    `url=/media/${known}&w=256&q=75`,
    `${oneDigitEncoded}&w=256&q=75`,
    `${source}&w=256&q=75&`,
    `${source}&%77=256&q=75`,
  ]) {
    const answer = await get(query);
    expect([query, answer.status, answer.headers.get('cache-control')]).toEqual([query, 200, 'no-store']);
  }
  expect((await get(`${source}&w=256&q=75`)).headers.get('cache-control')).toContain('immutable');
});

test('a picture that does not exist is 404, remembered for seconds only', async () => {
  const answer = await get(`url=${encodeURIComponent(`/media/${'0'.repeat(64)}`)}&w=640`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
  expect(answer.headers.get('etag')).toBeNull();
  expect(await answer.json()).toMatchObject({ code: 'not-found' });
});

test('of a picture that does not exist nobody is told that they have it already', async () => {
  const missing = 'dead'.padEnd(64, '0');
  const query = `url=${encodeURIComponent(`/media/${missing}`)}&w=640&q=75`;
  const answer = await get(query, { 'if-none-match': `"${missing}-640-75"` });
  expect(answer.status).toBe(404);
});

test('a flood of pictures to be made is worked off a few at a time, the rest refused, and other calls go on', async () => {
  const { answers, maxAtOnce, others } = await floodOptimiser(running);
  const statuses = Map.groupBy(answers, ({ status }) => status);
  expect([...statuses.keys()].sort()).toEqual([200, 503]);
  expect(statuses.get(200)?.length).toBeGreaterThanOrEqual(12);
  for (const refused of statuses.get(503) ?? []) {
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
  }
  expect(maxAtOnce).toBeGreaterThan(0);
  expect(maxAtOnce).toBeLessThanOrEqual(2);
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ status }) => status !== 200)).toEqual([]);
});
