import { mailPayloads } from '@kardan/core/mail/mail-catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AdminPage, pagesOfRoutes } from '../../site/admin-pages.ts';
import { isSmallRun, sized } from '../size.ts';
import { reportAfterSuite, table } from '../write-report.ts';
import { adminPagesOf } from './admin-pages.ts';
import { barriersOn } from './barriers.ts';
import { type Asked, openBrowser, signInAs, type WatchedBrowser, type WatchedTab } from './browser.ts';
import { harmIn, wordsOf } from './files.ts';
import { harmIsSeen } from './harm-is-seen.ts';
import { flawsOfXml, machineFiles } from './machine-files.ts';
import { harmInMail, mailsOf, templatesOf, typedElements, untilMailed } from './mails.ts';
import { marksIn } from './marks.ts';
import { notWalked } from './not-walked.ts';
import type { Play, Turn } from './play.ts';
import { publicPages } from './public-pages.ts';
import { isWordless } from './wordless-pages.ts';

/** Of so many pages one is asked for barriers. */
const pagesPerAskedOne = sized({ small: 9, full: 1 });

/** So many different words at least are seen by each: a walk that shows none has shown nothing. */
const fewestSeen = { visitors: 10, nobody: 1, owner: 30, operator: 20 };

/** What strangers write beside forms; each is read on some page, as what it is. */
const besideForms = new Set([
  ...['mailed reply text', 'mailed reply file', 'webhook answer', 'company account name'],
  'requestDealership name in the VAT register',
]);

/** What was typed is seen as text in files, mails and pages, and does nothing there. */
export function wordsAreHarmless(play: () => Play): void {
  let browser: WatchedBrowser;
  const told = new Map<string, { looked: number; found: number; harm: number }>();
  const barriers: string[][] = [];
  /** Pages that had no typed word anywhere in the first turn. */
  const wordless = new Set<string>();
  /** Marks of words that were read on some page. */
  const read = new Set<string>();
  beforeAll(async () => {
    browser = await openBrowser(play().stack.site);
  });
  afterAll(() => browser?.[Symbol.asyncDispose]());
  reportAfterSuite((report) => {
    report(
      'accessibility',
      'Barriers, by axe and by the Tab key',
      table(['page', 'axe', 'stops of the Tab key', 'barriers for it'], barriers.toSorted()),
    );
    report(
      'words',
      'Harmful words, written into every field and followed everywhere',
      table(
        ['where', 'looked at', 'words found there as text', 'harm'],
        [...told].map(([where, { looked, found, harm }]) => [
          where,
          String(looked),
          String(found),
          harm === 0 ? 'none' : `**${harm}**`,
        ]),
      ),
    );
  });

  test('every call takes them, and every field that takes words has some', () => {
    for (const { scene, speech } of play().turns) {
      expect.soft(scene.refused).toEqual([]);
      expect.soft(notWalked(speech.said)).toEqual([]);
      const fields = new Set(speech.said.map(({ call, field }) => `${call} ${field}`));
      note('fields of the API', fields.size, speech.said.length, scene.refused);
    }
  });

  test('what would write them as they are would be seen to', async () => {
    await harmIsSeen(browser.tabs[0], play().first.speech);
  });

  test('files have no formula, no command, and are what they say', () => {
    for (const { files, speech } of play().turns) {
      const harm = files.flatMap((file) => harmIn(file).map((what) => `${file.name} (${file.kind}): ${what}`));
      const found = marksIn(files.map(wordsOf).join('\n'), speech).length;
      note('files (CSV, XLSX, JSON, PDF)', files.length, found, harm);
      expect(harm).toEqual([]);
      expect(found).toBeGreaterThan(20);
      expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['csv', 'xlsx', 'json', 'pdf']));
    }
  });

  test('mails have no element, address, head or recipient that somebody typed', async () => {
    for (const { written, speech, scene } of play().turns) {
      await untilMailed(scene);
      const mails = await mailsOf(written, speech);
      const seen = await templatesOf(scene, mails);
      expect.soft(Object.keys(mailPayloads).filter((template) => !seen.has(template))).toEqual([]);
      const harm = mails.flatMap((mail) => harmInMail(mail).map((what) => `${mail.subject}: ${what}`));
      const found = marksIn(JSON.stringify(mails), speech).length;
      note('mails', mails.length, found, harm);
      expect(harm).toEqual([]);
      expect(mails.length).toBeGreaterThan(20);
      expect(found).toBeGreaterThan(20);
    }
  });

  test('in a browser nothing runs, breaks the policy or becomes an element: pages of visitors', async () => {
    for (const turn of play().turns) {
      const { harm, seen } = await walk(await publicPages(turn.scene, turn.written), turn);
      expect(harm).toEqual([]);
      expect(seen).toBeGreaterThan(fewestSeen.visitors);
    }
  });

  test('nor in what programs read', async () => {
    const files = await machineFiles(play().stack.site);
    const { page } = browser.tabs[0];
    const harm: string[] = [];
    for (const [path, text] of files) {
      const flaws = path.endsWith('.xml') ? await page.evaluate(flawsOfXml, text) : [];
      harm.push(...[...typedElements(text), ...flaws].map((what) => `${path}: ${what}`));
    }
    const feeds = [...files].filter(([path]) => path.endsWith('feed.xml'));
    const found = feeds.map(([, text]) => marksOfAnyTurn(text).length);
    note(
      'robots, sitemaps and feeds of news',
      files.size,
      found.reduce((all, each) => all + each, 0),
      harm,
    );
    expect(harm).toEqual([]);
    expect(files.size).toBeGreaterThan(4);
    // Title and lead of an article, in each language: what breaks out of XML would have been seen.
    for (const each of found) expect(each).toBeGreaterThan(1);
  });

  test.each<AdminPage['by']>(['nobody', 'owner', 'operator'])(
    'nor in the application of dealers and operators, as %s',
    async (by) => {
      for (const turn of play().turns) {
        const pages = await adminPagesOf(turn.scene, turn.written);
        expect(pagesOfRoutes().filter((page) => !pages.some(({ component }) => component === page))).toEqual([]);
        if (by !== 'nobody') await signInAs(browser.tabs[0].page, turn.written[by]);
        const opened = pages
          .filter((page) => page.by === by && (!isSmallRun() || page.isInSmallRun))
          .map(({ component: name, path, press }) => ({ name, path, press }));
        const { harm, seen } = await walk(opened, turn);
        expect(harm).toEqual([]);
        expect(seen).toBeGreaterThanOrEqual(fewestSeen[by]);
      }
    },
  );

  test('what comes beside forms is read on pages, too', () => {
    for (const { speech } of play().turns) {
      const said = speech.said.map(({ call, field, mark }) => ({ name: `${call} ${field}`, mark }));
      const readNames = new Set(said.flatMap(({ name, mark }) => (read.has(mark) ? name : [])));
      expect([...besideForms].filter((name) => !readNames.has(name))).toEqual([]);
    }
  });

  /** All turns together. */
  function note(where: string, looked: number, found: number, harm: readonly string[]): void {
    const before = told.get(where) ?? { looked: 0, found: 0, harm: 0 };
    told.set(where, {
      looked: before.looked + looked,
      found: before.found + found,
      harm: before.harm + harm.length,
    });
  }

  /** The first turn opens every page and asks for barriers, which do not depend on the words; later ones leave out pages without any. */
  async function walk(
    pages: readonly ({ name: string; path: string } & Asked)[],
    turn: Turn,
  ): Promise<{ harm: string[]; seen: number }> {
    const harm: string[] = [];
    const seen = new Set<string>();
    const isFirst = turn === play().first;
    const opened = pages.filter(({ name }) => isFirst || !wordless.has(name));
    const left = opened.entries();
    const walkIn = async (tab: WatchedTab) => {
      for (const [place, { name, path, press, status }] of left) {
        const looked = await tab.look(path, turn.speech, { press, status });
        if (isFirst && !hasWords(looked.content)) wordless.add(name);
        for (const mark of looked.marks) seen.add(mark);
        harm.push(...looked.harm.map((what) => `${withoutIds(path)}: ${what}`));
        if (isFirst && !press && place % pagesPerAskedOne === 0) harm.push(...(await askForBarriers(tab, path)));
      }
    };
    await Promise.all(browser.tabs.map(walkIn));
    const names = opened.map(({ name }) => name);
    const known = names.filter(isWordless);
    expect.soft(names.filter((name) => wordless.has(name))).toEqual(known);
    for (const mark of seen) read.add(mark);
    note(`pages such as ${withoutIds(pages[0]?.path ?? '')}`, opened.length, seen.size, harm);
    return { harm, seen: seen.size };
  }

  /** Of any turn: a list begins with what the last one wrote. */
  function hasWords(content: string): boolean {
    return marksOfAnyTurn(content).length > 0;
  }

  function marksOfAnyTurn(text: string): string[] {
    return play().turns.flatMap(({ speech }) => marksIn(text, speech));
  }

  async function askForBarriers({ page }: WatchedTab, path: string): Promise<string[]> {
    const { found, keyboard, stops } = await barriersOn(page);
    const plain = withoutIds(path);
    barriers.push([plain, String(found.length), String(stops), keyboard.join('; ') || 'none']);
    return [...found, ...keyboard].map((what) => `${plain}: ${what}`);
  }
}

/** The same for every run: without tokens, numbers and names that are made up anew. */
function withoutIds(path: string): string {
  return path.replaceAll(/[\w-]{20,}|-k[0-9a-f]{8}/g, '…').replaceAll(/(?<=[/=])\d+/g, '…');
}
