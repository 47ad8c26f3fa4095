import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, faults } from '../means/faulty-proxy.ts';
import { isSmallRun, sized } from '../size.ts';
import { draftReport, writeReport } from '../write-report.ts';
import { expectUsualApplication, pagesOfApplication } from './admin-walk.ts';
import { askAll, pagesAtOnce, type Question } from './ask.ts';
import { type Cell, maxRecoverySeconds, tryCell, type Walk } from './cell.ts';
import { type FaultyStack, type ServiceName, startFaultyStack } from './faulty-stack.ts';
import type { PartnerCell, StartPartner } from './partners/partner.ts';
import { adminDocuments, everyFile, everyPage, everyReading, named, withUsualAnswers } from './questions.ts';
import { brokenPromises, cellsReport, partnersReport } from './report-cells.ts';
import { warmCache } from './work.ts';

const fewServices = new Set<ServiceName>(['PostgreSQL', 'OpenSearch', 'api']);
const fewFaults: Fault[] = ['down', 'hanging'];
/** One of each way in which a page is made. */
const fewPages = [
  'home',
  'results',
  'car',
  'dealership',
  'article',
  'not found',
  'preview',
  '/sitemap.xml',
  '/anmelden',
];
const fewCalls = ['listing', 'homePage', 'searchQuery', 'suggestText', 'image', 'stock', 'inbox', 'operatorDesk'];
/** With these the application is opened in a browser: what it shows comes from them. */
const openedServices = new Set(['PostgreSQL', 'OpenSearch', 'S3 store', 'api']);
const probes = ['home', 'results', 'car', 'listing', 'suggestText', 'stock', 'operatorDesk', 'image'];

interface Failing {
  services: ServiceName[];
  /** What becomes of a worker that hangs or dies. */
  worker?: true;
  partners?: Record<string, StartPartner>;
}

/** Others' servers that are given more time, on purpose: one that has a feed's file has a minute to send it. */
const waitsLonger = new Set(['feed server hanging']);

/**
 * The tests of what may fail: an answer within two seconds, nothing lost, all well again in half a minute. Each part of the matrix is
 * a file of its own, which takes up to an hour, and tells what it saw on a page of its own.
 */
export function testFailing(part: string, { services, worker, partners = {} }: Failing): void {
  const chosen = sized({ small: services.filter((each) => fewServices.has(each)), full: services });
  const chosenFaults = sized({ small: fewFaults, full: [...faults] });
  const chosenPartners = sized<typeof partners>({ small: {}, full: partners });
  const withWorker = sized({ small: false, full: worker === true });
  if (isSmallRun()) {
    const others = services.filter((each) => !chosen.includes(each));
    const all = [...others, ...(worker ? ['worker'] : []), ...Object.keys(partners)];
    process.stderr.write(`\nNOT TESTED in a small run: ${[...all, 'other faults than', ...fewFaults].join(', ')}\n`);
  }
  describe.skipIf(chosen.length + Object.keys(chosenPartners).length === 0)(part, () => {
    let stack: FaultyStack;
    /** Directly, and as browsers ask: by way of web. */
    let direct: Walk;
    let byWeb: Walk;
    const cells: Cell[] = [];
    const partnerCells: PartnerCell[] = [];
    let partnersThrough = 0;

    beforeAll(async () => {
      stack = await startFaultyStack({ listings: sized({ small: 200, full: 400 }) });
      const files = await everyFile(stack);
      const pages = await usual([...(await everyPage(stack)), ...files, ...adminDocuments(stack)], fewPages);
      direct = await walkAt(stack.api, pages);
      byWeb = await walkAt(stack.web, pages);
      await warmCache(stack);
      await expectUsualApplication(stack);
      const opened = pagesOfApplication(stack).length;
      say(`${pages.length} pages, ${direct.calls.length} calls and ${opened} pages of the application, all as ever`);
    }, 15 * 60_000);
    afterAll(async () => {
      // It may be another one than the stack began with.
      await stack?.worker[Symbol.asyncDispose]();
      await stack?.[Symbol.asyncDispose]();
    });

    async function usual(questions: Question[], few: string[]): Promise<Question[]> {
      return withUsualAnswers(sized({ small: named(few, questions), full: questions }));
    }

    async function walkAt(origin: string, pages: Question[]): Promise<Walk> {
      const calls = await usual(await everyReading(stack, origin), fewCalls);
      return {
        pages,
        calls,
        application: [],
        origin,
        probes: named(probes, [...pages, ...calls]),
      };
    }

    /** A full run takes a while: whoever watches it sees where it is, and has what was found if it is broken off. */
    function say(what: string): void {
      process.stderr.write(`${what}\n`);
      tellReport(draftReport);
    }

    function tellReport(report: typeof writeReport): void {
      const found = [cellsReport(cells), partnersReport(partnerCells)].join('\n\n');
      report(`faults/${part}`, `Services that fail: ${part.replaceAll('-', ' ')}`, found);
    }

    /** Nothing was left out or broken off. */
    function isThrough(): boolean {
      const wanted = chosen.length * chosenFaults.length + (withWorker ? 2 : 0);
      return cells.length === wanted && partnersThrough === Object.keys(chosenPartners).length;
    }

    function walkOf(service: string): Walk {
      const walk = service === 'api' ? byWeb : direct;
      // The way to the cache is the worker's, to purge: nobody asks for a page by it.
      if (service === 'cache') return { ...walk, pages: [], calls: [] };
      return { ...walk, application: openedServices.has(service) ? pagesOfApplication(stack) : [] };
    }

    async function tell(breaking: Parameters<typeof tryCell>[2]): Promise<void> {
      const cell = await tryCell(stack, walkOf(breaking.service), breaking);
      cells.push(cell);
      const broken = brokenPromises(cell);
      say(`${cell.service} ${cell.fault}: ${broken.length === 0 ? 'well' : broken.join('\n  ')}`);
      expect(broken).toEqual([]);
    }

    for (const service of chosen) {
      for (const fault of chosenFaults) {
        test(`${service} ${fault}: an answer in two seconds, nothing lost, all well again in half a minute`, async () => {
          const way = stack.ways[service];
          await tell({ service, fault, begin: () => way.set(fault), lift: () => way.set(undefined) });
        });
      }
    }

    test.runIf(withWorker)('a worker that hangs: jobs wait for it, and nobody else does', () =>
      tell({
        service: 'worker',
        fault: 'hanging',
        begin: async () => void process.kill(stack.worker.pid, 'SIGSTOP'),
        lift: async () => void process.kill(stack.worker.pid, 'SIGCONT'),
      }),
    );

    test.runIf(withWorker)('a worker that dies: the next one does its jobs', () =>
      tell({
        service: 'worker',
        fault: 'down',
        begin: () => stack.worker.kill(),
        lift: async () => {
          stack.worker = await stack.startWorker();
        },
      }),
    );

    for (const [name, start] of Object.entries(chosenPartners)) {
      test(`${name}: whatever is wrong with it, whoever needs it is told so or is helped later`, async () => {
        await using partner = await start(stack);
        const flaws: string[] = [];
        for (const fault of faults) {
          for (const cell of await partner.tryFault(fault)) {
            if (cell.backSeconds > maxRecoverySeconds && !waitsLonger.has(`${name} ${fault}`))
              cell.flaws.push(`back after ${cell.backSeconds.toFixed(0)} s`);
            partnerCells.push(cell);
            flaws.push(...cell.flaws.map((flaw) => `${fault}: ${flaw}`));
            say(
              `${name} ${fault}: ${cell.during}; ${cell.afterwards}, ${cell.backSeconds.toFixed(1)} s ${cell.flaws.join()}`,
            );
          }
        }
        partnersThrough += 1;
        expect(flaws).toEqual([]);
      });
    }

    test('afterwards every page and every call is as ever', async () => {
      const answers = [...(await askAll(direct.pages, pagesAtOnce)), ...(await askAll(direct.calls))];
      const unusual = answers.filter(({ verdict }) => verdict !== 'as ever');
      if (isThrough()) tellReport(writeReport);
      expect(unusual.map(({ question, told }) => [question.name, told])).toEqual([]);
    });
  });
}
