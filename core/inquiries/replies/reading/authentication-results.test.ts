import { expect, test } from 'vitest';
import { rawMail } from '../testing/raw-mail.ts';
import { hasAlignedPass } from './authentication-results.ts';
import { readReply } from './read-reply.ts';

const from = 'verkauf@autohaus.at';
const mx = 'mx.kardan.example';

async function isProven(...values: string[]): Promise<boolean> {
  const head = values.map((value) => `Authentication-Results: ${value}`);
  const { headers } = await readReply(rawMail({ from, head }));
  return hasAlignedPass(headers, mx, from);
}

test.each([
  `${mx}; dmarc=pass (p=none dis=none) header.from=autohaus.at`,
  `${mx} 1;\r\n dkim=pass (2048-bit key) header.d=AUTOHAUS.at header.s=x;\r\n spf=fail smtp.mailfrom=a@b.at`,
  `${mx}; dkim=fail header.d=autohaus.at; dkim=pass header.i=@mail.autohaus.at`,
  `${mx}; dmarc=none header.from=autohaus.at; spf=pass smtp.mailfrom=verkauf@autohaus.at`,
  `MX.kardan.example; spf=pass smtp.mailfrom="ver kauf"@autohaus.at`,
])('proven: %s', async (value) => {
  expect(await isProven(value)).toBe(true);
});

test.each([
  '',
  'none',
  `${mx}; none`,
  'mx.other.example; dmarc=pass header.from=autohaus.at',
  `${mx}.evil.example; dmarc=pass header.from=autohaus.at`,
  `${mx}; dmarc=fail header.from=autohaus.at; dkim=pass header.d=autohaus.at`,
  `${mx}; dmarc=pass header.from=evil.example`,
  `${mx}; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example`,
  `${mx}; dkim=pass header.d=at`,
  `${mx}; dkim=pass header.d=evilautohaus.at`,
  `${mx}; spf=pass smtp.helo=autohaus.at`,
  `${mx}; spf=fail (x; dmarc=pass header.from=autohaus.at) smtp.mailfrom=evil.example`,
  `${mx}; spf=fail smtp.mailfrom="; dmarc=pass header.from=autohaus.at; "@evil.example`,
  `${mx}; spf=fail reason="\\"; dmarc=pass header.from=autohaus.at; x"`,
  `${mx}; spf=fail (never closed; dmarc=pass header.from=autohaus.at`,
])('not proven: %s', async (value) => {
  expect(await isProven(value)).toBe(false);
});

test('of several by the same server the topmost counts: what stands below may have come with the mail', async () => {
  const [failed, forged] = [`${mx}; dmarc=fail header.from=autohaus.at`, `${mx}; dmarc=pass header.from=autohaus.at`];
  expect(await isProven(failed, forged)).toBe(false);
  expect(await isProven(`${mx}; spf=fail (broken`, forged)).toBe(false);
  expect(await isProven('other.example; dmarc=fail', forged)).toBe(true);
  expect(await isProven()).toBe(false);
});
