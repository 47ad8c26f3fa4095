import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { agentLinks } from './agent-links.ts';
import { openAgentToken, sealAgentToken } from './agent-token.ts';

const secret = 'a secret of this test';

test('a token opens the agent it was made for, and with another secret none', () => {
  for (let made = 0; made < 100; made++) {
    const id = randomUUID();
    const token = sealAgentToken(id, secret);
    expect(openAgentToken(token, secret)).toBe(id);
    expect(openAgentToken(token, 'another secret')).toBeUndefined();
  }
});

test('a token with any one character changed, cut or added opens nothing', () => {
  const token = sealAgentToken(randomUUID(), secret);
  for (let place = 0; place < token.length; place++) {
    for (const other of ['A', '_', '7', '']) {
      if (token[place] === other) continue;
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      // The last character holds four bits only: of the four that mean the same, one is written.
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(token, 'base64url'))) continue;
      expect(openAgentToken(changed, secret)).toBeUndefined();
    }
  }
  for (const odd of ['', `${token}A`, 'nonsense', '../..']) expect(openAgentToken(odd, secret)).toBeUndefined();
});

test('of the person behind an agent its links tell nothing but the agent', () => {
  const id = randomUUID();
  const site = { SITE_ORIGIN: 'https://autos.example', LINK_SECRET: secret };
  const links = agentLinks(site, id, 'en');
  const token = sealAgentToken(id, secret);
  expect(links).toEqual({
    page: `https://autos.example/en/search-agent/${token}`,
    pause: `https://autos.example/en/search-agent/${token}#pause`,
    remove: `https://autos.example/en/search-agent/${token}#delete`,
    unsubscribe: `https://autos.example/api/v1/public/search-agent/own/${token}/unsubscribe?language=en`,
  });
});

test('a German mail leads to the German address at once', () => {
  const site = { SITE_ORIGIN: 'https://autos.example', LINK_SECRET: secret };
  const id = randomUUID();
  expect(agentLinks(site, id, 'de-AT').page).toBe(`https://autos.example/suchagent/${sealAgentToken(id, secret)}`);
});
