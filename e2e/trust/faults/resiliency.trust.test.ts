import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '../size.ts';
import { writeReport } from '../write-report.ts';
import { askAll, type Question } from './ask.ts';
import { type Cell, tryCell, type Walk } from './cell.ts';
import { type Fault, faults } from './faulty-proxy.ts';
import { type FaultyStack, type ServiceName, serviceNames, startFaultyStack } from './faulty-stack.ts';
import { adminDocuments, everyPage, everyReading, usualStatus, withUsualStatus } from './questions.ts';
import { brokenPromises, cellsReport } from './report-cells.ts';
import { warmCache } from './work.ts';

const fewServices: ServiceName[] = ['PostgreSQL', 'OpenSearch', 'api'];
const fewFaults: Fault[] = ['down', 'hanging'];
/** One of each way in which a page is made. */
const fewPages = ['home', 'results', 'car', 'dealership', 'article', 'imprint', 'car park', 'not found'];
const fewCalls = ['listing', 'homePage', 'suggestText', 'references', 'ownAccount', 'stock', 'inbox', 'operatorDesk'];
const probes = ['home', 'results', 'car', 'listing', 'suggestText', 'stock', 'operatorDesk'];

let stack: FaultyStack;
/** Directly, and as browsers ask: by way of web. */
let direct: Walk;
let byWeb: Walk;
const cells: Cell[] = [];

beforeAll(async () => {
  stack = await startFaultyStack({ listings: sized({ short: 200, full: 400 }) });
  const pages = await usual([...(await everyPage(stack)), ...adminDocuments(stack)], fewPages);
  direct = await walkAt(stack.api, pages);
  byWeb = await walkAt(stack.web, pages);
  await warmCache(stack);
}, 15 * 60_000);
afterAll(() => stack?.[Symbol.asyncDispose]());

async function usual(questions: Question[], few: string[]): Promise<Question[]> {
  const chosen = questions.filter(({ name }) => sized({ short: few.includes(name), full: true }));
  return withUsualStatus(chosen, usualStatus);
}

async function walkAt(origin: string, pages: Question[]): Promise<Walk> {
  const calls = await usual(await everyReading(stack, origin), fewCalls);
  return { pages, calls, origin, probes: [...pages, ...calls].filter(({ name }) => probes.includes(name)) };
}

for (const service of sized({ short: fewServices, full: [...serviceNames] })) {
  for (const fault of sized({ short: fewFaults, full: [...faults] })) {
    test(`${service} ${fault}: an answer in two seconds, nothing lost, all well again in half a minute`, async () => {
      const walk = service === 'api' ? byWeb : direct;
      const way = stack.ways[service];
      const cell = await tryCell(stack, walk, {
        service,
        fault,
        begin: () => way.set(fault),
        lift: () => way.set(undefined),
      });
      cells.push(cell);
      expect(brokenPromises(cell)).toEqual([]);
    });
  }
}

test('afterwards every page and every call is as ever', async () => {
  writeReport('faults', 'Services that fail', cellsReport(cells));
  const answers = [...(await askAll(direct.pages)), ...(await askAll(direct.calls))];
  expect(
    answers.filter(({ verdict }) => verdict !== 'as ever').map(({ question, told }) => [question.name, told]),
  ).toEqual([]);
});
