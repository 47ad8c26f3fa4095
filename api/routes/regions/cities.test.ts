import { ApiError } from '@kardan/contract/client/api-error';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorRights } from '../../testing/test-tokens.ts';

let running: TestApp;
beforeAll(async () => {
  running = await createTestApp();
});
afterAll(() => running[Symbol.asyncDispose]());

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call must fail'),
    (error: ApiError) => {
      expect(error).toBeInstanceOf(ApiError);
      return error;
    },
  );

let number = 0;
function input() {
  number += 1;
  return { postcode: '8999', name: `Testdorf ${number}`, districtId: 601, latitude: 47.1, longitude: 15.4 };
}
const byId = (id: number | string) => ({ params: { id: String(id) } });

test('a city lives from creation to deletion through the product’s own client', async () => {
  const { visitor, operator } = running;
  const created = await operator.createCity({ body: input() });
  expect(created).toMatchObject({ slug: `testdorf-${number}-8999`, revision: 1, population: null });
  expect(await visitor.city(byId(created.slug))).toEqual(created);

  const changed = await operator.updateCity({ ...byId(created.id), body: { ...input(), slug: 'anders' }, ifMatch: 1 });
  expect(changed).toMatchObject({ slug: 'anders', revision: 2 });
  expect((await visitor.city(byId(created.slug))).slug).toBe('anders');

  expect(await operator.deleteCity(byId(created.id))).toBeUndefined();
  expect(await failureOf(visitor.city(byId(created.id)))).toMatchObject({ code: 'not-found', status: 404 });
});

test('a stale change answers 412, one without a revision 428, one with nonsense 400', async () => {
  const { operator, app } = running;
  const { id } = await operator.createCity({ body: input() });
  await operator.updateCity({ ...byId(id), body: input(), ifMatch: 1 });
  const stale = await failureOf(operator.updateCity({ ...byId(id), body: input(), ifMatch: 1 }));
  expect(stale).toMatchObject({ code: 'stale-revision', status: 412 });

  const authorization = `Bearer ${await running.tokenWith(operatorRights)}`;
  const put = (headers: Record<string, string>) =>
    app.inject({
      method: 'PUT',
      url: `/api/v1/public/city/${id}`,
      payload: input(),
      headers: { authorization, ...headers },
    });
  expect((await put({})).json()).toMatchObject({ code: 'revision-required', status: 428 });
  expect((await put({ 'if-match': '*' })).json()).toMatchObject({
    status: 400,
    issues: [{ in: 'headers', path: ['if-match'] }],
  });
});

test('a created city comes with its address and revision in the headers, and nobody may keep the answer', async () => {
  const answer = await fetch(`${running.host}/api/v1/public/city`, {
    method: 'POST',
    body: JSON.stringify(input()),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await running.tokenWith(operatorRights)}` },
  });
  const { id } = (await answer.json()) as { id: number };
  expect(answer.status).toBe(201);
  expect(answer.headers.get('location')).toBe(`/api/v1/public/city/${id}`);
  expect(answer.headers.get('etag')).toBe('"1"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const read = await fetch(`${running.host}/api/v1/public/city/${id}`);
  expect(read.headers.get('etag')).toBe('"1"');
  expect(read.headers.get('cache-control')).toMatch(/^public, max-age=60,/);
});

test('a slug in use and a city in use answer 409', async () => {
  const { operator } = running;
  const { id, slug } = await operator.createCity({ body: input() });
  expect(await failureOf(operator.createCity({ body: { ...input(), slug } }))).toMatchObject({
    code: 'slug-taken',
    status: 409,
  });
  await buildDealership(running.database.db, { cityId: id });
  expect(await failureOf(operator.deleteCity(byId(id)))).toMatchObject({ code: 'city-in-use', status: 409 });
});

test('postcode, place outside of Austria, slug and unknown fields are told at once', async () => {
  const body = {
    ...input(),
    postcode: '0999',
    latitude: 52.5,
    longitude: 13.4,
    slug: '1010',
    name: ' ',
    colour: 'red',
  };
  const { code, issues } = await failureOf(running.operator.createCity({ body }));
  expect(code).toBe('invalid-request');
  const fields = issues.map(({ path, code }) => path[0] ?? code).sort();
  expect(fields).toEqual(['latitude', 'name', 'postcode', 'slug', 'unrecognized-keys']);
  const unknown = await failureOf(running.operator.createCity({ body: { ...input(), districtId: 1 } }));
  expect(unknown.issues).toMatchObject([{ in: 'body', path: ['districtId'], code: 'unknown-district' }]);
});

test('visitors may read cities and change none', async () => {
  const { visitor } = running;
  expect(await failureOf(visitor.createCity({ body: input() }))).toMatchObject({ status: 401 });
  expect(await failureOf(visitor.deleteCity(byId(1010)))).toMatchObject({ status: 401 });
  expect((await visitor.city(byId('wien-1010'))).id).toBe(1010);
});
