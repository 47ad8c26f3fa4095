import { seedContent } from '@kardan/core/content/seed/seed-content';
import { textFile } from '@kardan/core/testing/build-content';
import { buildDealership } from '@kardan/core/testing/build-dealership';
import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegisteredRoute } from '../calls/registered-routes.ts';
import { describeApi } from '../description/describe-api.ts';
import { nameOfRoute } from '../testing/dealership-bodies.ts';
import { idFieldsOf } from '../testing/id-fields.ts';
import { madeUpCursors, ourCursors } from '../testing/made-up-cursors.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { operatorRights } from '../testing/test-tokens.ts';

/** Thousands of calls. */
const walkMs = 240_000;

let running: TestApp;
let description: OpenAPIV3_1.Document;
let lists: RegisteredRoute[];
let objects: Record<string, string>;

beforeAll(async () => {
  running = await createTestApp();
  const { db } = running.database;
  description = JSON.parse(await describeApi(running.services.env)) as OpenAPIV3_1.Document;
  lists = running.app.registered.filter((route) => route.method !== 'HEAD' && cursorsOf(route).length > 0);
  await seedContent(running.services, [textFile({ kind: 'portal', key: 'contact' })]);
  const ids = async (table: 'content' | 'agreementVersion') =>
    String((await db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id);
  objects = {
    dealershipId: String((await buildDealership(db)).id),
    contentId: await ids('content'),
    versionId: await ids('agreementVersion'),
  };
});
afterAll(() => running[Symbol.asyncDispose]());

function pathOf({ url }: RegisteredRoute): string {
  return url.replaceAll(/:(\w+)/g, '{$1}');
}

/** Where the call takes a cursor: `query.cursor`, `body.cursor`. */
function cursorsOf(route: RegisteredRoute): string[] {
  const path = pathOf(route);
  if (!description.paths?.[path]) return [];
  return idFieldsOf(description, path, route.method.toLowerCase()).filter((place) => place.endsWith('.cursor'));
}

/** Every order, tab and other choice of a list has each of its values once: what its cursor must be may depend on them. Long lists only filter. */
function questionsOf(route: RegisteredRoute): string[] {
  const method = route.method.toLowerCase() as 'get';
  const parameters = (description.paths?.[pathOf(route)]?.[method]?.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const choices = parameters.flatMap(({ name, schema }) => {
    const values = (schema as OpenAPIV3_1.SchemaObject | undefined)?.enum ?? [];
    return values.length > 0 && values.length < 5 ? [{ name, values: values.map(String) }] : [];
  });
  const count = Math.max(1, ...choices.map(({ values }) => values.length));
  return Array.from({ length: count }, (_, turn) =>
    choices.map(({ name, values }) => `${name}=${values[turn % values.length]}`).join('&'),
  );
}

let visits = 0;

/** As an operator, who may read every list; of another address each time, since they are counted too. */
async function ask(route: RegisteredRoute, token: string, question: string, cursor?: string) {
  const url = route.url.replaceAll(/:(\w+)/g, (_, name: string) => objects[name] ?? expect.unreachable(name));
  const inBody = cursorsOf(route).includes('body.cursor');
  const query = cursor === undefined || inBody ? question : `${question}&cursor=${cursor}`;
  visits += 1;
  return running.app.inject({
    method: route.method as 'GET',
    url: `${url}?${query}`,
    remoteAddress: `10.9.${visits >> 8}.${visits & 255}`,
    headers: { authorization: `Bearer ${token}` },
    ...(inBody && { payload: cursor === undefined ? {} : { cursor } }),
  });
}

/** Every answer that is neither a page nor a refusal which names the cursor. */
async function oddAnswers(cursors: readonly string[]): Promise<string[]> {
  const odd: string[] = [];
  for (const cursor of cursors) {
    const token = await running.tokenWith(operatorRights);
    const askAll = async (route: RegisteredRoute) => {
      for (const question of questionsOf(route)) {
        const answer = await ask(route, token, question, cursor);
        const { issues = [] } = answer.json<{ issues?: { path: string[] }[] }>();
        const isRefused = answer.statusCode === 400 && issues.some(({ path }) => path[0] === 'cursor');
        if (answer.statusCode !== 200 && !isRefused)
          odd.push(`${nameOfRoute(route)}?${question} ${cursor.slice(0, 80)}: ${answer.statusCode}`);
      }
    };
    await Promise.all(lists.map(askAll));
  }
  return odd;
}

test('every list that goes on by a cursor is asked', async () => {
  const token = await running.tokenWith(operatorRights);
  expect(lists.length).toBeGreaterThan(20);
  for (const route of lists)
    for (const question of questionsOf(route)) {
      const { statusCode } = await ask(route, token, question);
      expect([nameOfRoute(route), question, statusCode]).toEqual([nameOfRoute(route), question, 200]);
    }
});

test(
  'a cursor that somebody made up is the caller’s to correct, in every list, and no defect',
  async () => {
    expect(await oddAnswers([...madeUpCursors.map(encodeURIComponent), '%ED%A0%80', '%'])).toEqual([]);
  },
  walkMs,
);

test(
  'a cursor of another list is refused, or names a place in this one too',
  async () => {
    expect(await oddAnswers(ourCursors.map(encodeURIComponent))).toEqual([]);
  },
  walkMs,
);
