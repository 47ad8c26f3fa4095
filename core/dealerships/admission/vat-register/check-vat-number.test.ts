import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Unreachable } from '../../../kernel/guarded-fetch.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { buildRequest } from '../testing/build-request.ts';
import { checkVatNumber } from './check-vat-number.ts';
import { openVatRegister } from './open-vat-register.ts';

/** Answers as VIES does, by the number that is asked. */
const vies = createServer((request, answer) => void answerAsVies(request, answer));
async function answerAsVies(request: IncomingMessage, answer: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { countryCode, vatNumber } = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
  const say = (status: number, body: object) =>
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url !== '/check-vat-number' || countryCode !== 'AT') return say(404, {});
  if (vatNumber === 'U33864707') return say(200, { valid: true, name: 'Autowelt Zirngast GmbH', address: 'x' });
  if (vatNumber === 'U13585627') return say(200, { valid: true, name: '---' });
  if (vatNumber === 'U14189108') return say(200, { valid: false, name: '' });
  if (vatNumber === 'U10223006') return say(200, { valid: true, name: '\u202eAuto\u0000 Sohn\nKG ' });
  return say(400, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
}

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => vies.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(vies.address() as AddressInfo).port}`;
});
afterAll(async () => {
  vies.close();
  await database[Symbol.asyncDispose]();
});

const registerAt = (address?: string) => openVatRegister({ VIES_URL: address, SITE_ORIGIN: 'http://localhost:3000' });

async function checked(vatId: string | null, address: string | undefined = url) {
  const { db } = database;
  const requestId = await buildRequest(db, { vatId });
  const outcome = await checkVatNumber({ db, register: registerAt(address) }, requestId).catch((error) => error);
  const row = await db
    .selectFrom('dealershipRequest')
    .select(['vatAnswer', 'vatName', 'vatCheckedAt'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow();
  return { outcome, ...row };
}

test.each([
  ['ATU33864707', 'valid', 'Autowelt Zirngast GmbH'],
  ['ATU13585627', 'valid', null],
  ['ATU14189108', 'invalid', null],
  ['ATU10223006', 'valid', 'Auto Sohn KG'],
])('what the register says of %s is kept with its time', async (vatId, vatAnswer, vatName) => {
  expect(await checked(vatId)).toEqual({ outcome: undefined, vatAnswer, vatName, vatCheckedAt: expect.any(Date) });
});

test('that a member state is away is kept, and tried again', async () => {
  const { outcome, vatAnswer } = await checked('ATU66666665');
  expect(outcome).toBeInstanceOf(Unreachable);
  expect(vatAnswer).toBe('unreachable');
});

test('a register that nobody listens at is away as well', async () => {
  expect(await checked('ATU33864707', 'http://127.0.0.1:9')).toMatchObject({ vatAnswer: 'unreachable' });
});

test('without a register, and without a number, nobody is asked', async () => {
  expect(registerAt(undefined)).toBeUndefined();
  expect(await checked(null)).toMatchObject({ outcome: undefined, vatAnswer: null });
});
