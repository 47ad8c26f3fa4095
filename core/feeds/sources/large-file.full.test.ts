import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createTestMedia, type TestMedia } from '../../testing/test-media.ts';
import { dropFile, keepFile } from './keep-file.ts';
import { openFile } from './open-file.ts';

let database: TestDatabase;
let store: TestMedia;
beforeAll(async () => {
  database = await createTestDatabase();
  store = createTestMedia();
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

test('a file of 500 MB is kept and read in memory that does not depend on its size', async () => {
  const services = { db: database.db, media: store.media };
  const piece = randomBytes(1024 * 1024);
  const pieces = async function* () {
    for (let sent = 0; sent < 500; sent++) yield piece;
  };
  const before = process.memoryUsage().rss;
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss - before);
  }, 50);
  const kept = await keepFile(services, Readable.from(pieces(), { objectMode: false }));
  let read = 0;
  for await (const part of openFile(services, kept.key)) read += part.length;
  clearInterval(watch);
  await dropFile(services, kept.key);
  expect([kept.bytes, read]).toEqual([500 * piece.length, 500 * piece.length]);
  expect(most).toBeLessThan(200 * 1024 * 1024);
}, 600_000);
