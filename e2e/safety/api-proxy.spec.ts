import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@kardan/contract/client/client';
import { stack } from '../stack/environment.ts';
import { startWeb } from '../stack/start.ts';
import { expect, test } from '../test.ts';

const path = '/api/v1/public/echo?a=1&a=%C3%A4';

/** An API that we control to the byte. */
async function startFakeApi(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('browsers reach the API under the site’s own origin', async ({ page }) => {
  const { total } = await createClient({ host: stack().api }).searchCount({ body: { category: ['used'] } });
  await page.goto('/');
  const answer = await page.evaluate(async () => {
    const response = await fetch('/api/v1/public/search/count', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ category: ['used'] }),
    });
    return (await response.json()) as { total: number };
  });
  expect(answer.total).toBe(total);
});

test('a refusal of the API arrives as it is', async ({ request }) => {
  const response = await request.post('/api/v1/public/search/count', { data: { colour: ['plaid'] } });
  expect(response.status()).toBe(400);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  expect((await response.json()).code).toBe('invalid-request');
});

test('the API learns the address a visitor came from, behind whatever the visitor claims', async ({
  request,
  processes,
}) => {
  const seen: { url: string | undefined; headers: IncomingMessage['headers'] }[] = [];
  const api = processes.use(
    await startFakeApi((incoming, response) => {
      seen.push({ url: incoming.url, headers: incoming.headers });
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end(incoming.url);
    }),
  );
  const web = processes.use(await startWeb({ API_ORIGIN: api.origin }));
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'forged-log-line',
    connection: 'x-secret',
    'x-secret': '1',
  };
  const answer = await request.get(web.origin + path, { headers });
  expect(await answer.text()).toBe(path);
  expect(answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')).toHaveLength(2);
  await request.get(`${web.origin}/gebrauchtwagen`, { headers });
  // The call, and the page's search. Names of makes and regions are asked for on behalf of everybody.
  const ofVisitor = seen.filter(({ url }) => url === path || url?.endsWith('/search/query'));
  expect(ofVisitor).toHaveLength(2);
  for (const { headers: received } of ofVisitor) {
    expect(received['x-forwarded-for']).toMatch(/^203\.0\.113\.9, (::ffff:)?127\.0\.0\.1$|^203\.0\.113\.9, ::1$/);
  }
  for (const { headers: received } of seen) {
    expect(received['x-request-id']).toBeUndefined();
    expect(received['x-secret']).toBeUndefined();
  }
});

test('nothing of the API but its public calls can be reached through the site, nor does it set rules for the site’s host; its answers keep their own', async ({
  request: browser,
  processes,
}) => {
  const seen: (string | undefined)[] = [];
  const api = processes.use(
    await startFakeApi((incoming, response) => {
      seen.push(incoming.url);
      response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains');
      response.setHeader('content-security-policy', "default-src 'none'");
      response.end();
    }),
  );
  const web = processes.use(await startWeb({ API_ORIGIN: api.origin }));
  const { hostname, port } = new URL(web.origin);
  for (const way of ['%2e%2e/%2e%2e/%2e%2e/health/ready', '../../../health/ready', '%2e%2e%2f%2e%2e/health']) {
    // Not fetch, which would normalise the path before it leaves.
    const outgoing = request({ hostname, port, path: `/api/v1/public/${way}` }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
  }
  expect(seen.filter((url) => !url?.startsWith('/api/v1/public/'))).toEqual([]);
  const answer = await browser.get(web.origin + path);
  expect(answer.headers()).not.toHaveProperty('strict-transport-security');
  expect(answer.headers()['content-security-policy']).toBe("default-src 'none'");
});

test('what signed-in people send and what is answered flows through as it comes', async ({ processes }) => {
  const api = processes.use(
    await startFakeApi((incoming, response) => {
      // Sends every piece straight back: the test sees it before it has sent the next.
      incoming.pipe(response);
    }),
  );
  const web = processes.use(await startWeb({ API_ORIGIN: api.origin }));
  const outgoing = request(`${web.origin}/api/v1/public/admin/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
  });
  outgoing.write('first');
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const [first] = await once(response, 'data');
  expect(String(first)).toBe('first');
  const large = Buffer.alloc(30 * 1024 * 1024, 'x');
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  outgoing.end(large);
  await once(response, 'end');
  expect(received).toBe(large.length);
});
