import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sendMessage } from './sending/send-message.ts';
import { startReceiver } from './testing/receiver.ts';
import { newSecret } from './webhook-secret.ts';

const page = readFileSync(new URL('../../docs/feeds/webhooks.md', import.meta.url), 'utf8');
const exampleIn = (language: string) => page.split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'kardan-webhooks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a receiver gets, with the secrets that were valid. */
async function sent() {
  await using receiver = await startReceiver();
  const secrets = [newSecret(), newSecret()] as const;
  const body = JSON.stringify({ type: 'listing.sold', data: { title: 'Škoda „Octavia“' } });
  const message = { id: 'msg_1', url: receiver.url, body, secrets };
  await sendMessage({ SITE_ORIGIN: 'http://localhost:3000' }, message, { timeoutMs: 5_000 });
  const [received] = receiver.received;
  if (!received) throw new Error('nothing came');
  return { secrets, headers: received.headers as Record<string, string>, body: received.body };
}

test('the example for Node takes what is signed with either secret, and refuses what is changed, old or foreign', async () => {
  const file = join(folder, 'verify.mjs');
  writeFileSync(file, exampleIn('js'));
  const { verifyWebhook } = await import(file);
  const { secrets, headers, body } = await sent();
  for (const secret of secrets) expect(verifyWebhook(secret, headers, body)).toEqual(JSON.parse(body));
  expect(() => verifyWebhook(newSecret(), headers, body)).toThrow('not signed');
  expect(() => verifyWebhook(secrets[0], headers, body.replace('sold', 'cold'))).toThrow('not signed');
  const old = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 301) };
  expect(() => verifyWebhook(secrets[0], old, body)).toThrow('too old');
});

const hasPhp = spawnSync('php', ['--version']).status === 0;

test.skipIf(!hasPhp)('so does the example for PHP', async () => {
  const { secrets, headers, body } = await sent();
  const run = (secret: string, text: string) => {
    const file = join(folder, 'verify.php');
    const given = Buffer.from(JSON.stringify({ secret, headers, text })).toString('base64');
    const ending = `$given = json_decode(base64_decode('${given}'), true);
      echo json_encode(verify_webhook($given['secret'], $given['headers'], $given['text']));`;
    writeFileSync(file, `${exampleIn('php')}\n${ending}`);
    return spawnSync('php', [file]);
  };
  for (const secret of secrets) expect(JSON.parse(String(run(secret, body).stdout))).toEqual(JSON.parse(body));
  expect(run(secrets[0], body.replace('sold', 'cold')).status).not.toBe(0);
});
