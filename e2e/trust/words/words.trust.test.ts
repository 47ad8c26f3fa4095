import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barriersOn } from '../law/barriers.ts';
import { sized } from '../size.ts';
import { table, writeReport } from '../write-report.ts';
import { type AdminPage, adminPages, pagesOfRoutes } from './admin-pages.ts';
import { signInAs, type WatchedPage, watchPages } from './browser.ts';
import { harmIn, type TakenFile, takeFiles, wordsOf } from './files.ts';
import { type Written, writeEverything } from './journey/write-everything.ts';
import { harmInMail, mailsOf, typedElements } from './mails.ts';
import { marksIn } from './marks.ts';
import { notWalked } from './not-walked.ts';
import { machineFiles, publicPages } from './public-pages.ts';
import { openScene, type Scene } from './scene.ts';
import { Speech } from './speech.ts';
import { startTalkingStack, type TalkingStack } from './talking-stack.ts';

/** Of so many pages one is asked for barriers, and by so many presses of the Tab key. */
const barriersOf = sized({ short: { one: 9, presses: 12 }, full: { one: 1, presses: 80 } });

/** In each turn every field is written with another phrase first; seven are all there are. */
const turns = sized({ short: [0], full: [0, 1, 2, 3, 4, 5, 6] });

interface Turn {
  speech: Speech;
  scene: Scene;
  written: Written;
  files: TakenFile[];
}

let stack: TalkingStack;
let watched: WatchedPage;
let all: Turn[];
const told: string[][] = [];
const barriers: string[][] = [];

beforeAll(async () => {
  stack = await startTalkingStack({ withWeb: true });
  all = [];
  for (const turn of turns) {
    const speech = new Speech('harmful', turn);
    const scene = openScene({ site: stack.site, db: stack.database.db, media: stack.store.media, speech });
    const written = await writeEverything(scene);
    all.push({ speech, scene, written, files: await takeFiles(scene, written) });
  }
  watched = await watchPages(
    stack.site,
    all.map(({ speech }) => speech),
  );
});
afterAll(async () => {
  await watched?.[Symbol.asyncDispose]();
  await stack?.[Symbol.asyncDispose]();
  writeReport(
    'accessibility',
    'Barriers, by axe and by the Tab key',
    table(['page', 'axe', 'stops of the Tab key', 'barriers for it'], barriers),
  );
  writeReport(
    'words',
    'Harmful words, written into every field and followed everywhere',
    table(['where', 'looked at', 'words found there as text', 'harm'], told),
  );
});

function note(where: string, count: number, found: number, harm: readonly string[]): void {
  told.push([where, String(count), String(found), harm.length === 0 ? 'none' : `**${harm.length}**`]);
}

test('every call takes them, and every field that takes words has some', () => {
  for (const { scene, speech } of all) {
    expect.soft(scene.refused).toEqual([]);
    expect.soft(notWalked(speech.said)).toEqual([]);
    note(
      'fields of the API',
      new Set(speech.said.map(({ call, field }) => `${call} ${field}`)).size,
      speech.said.length,
      scene.refused,
    );
  }
});

test('files have no formula, no command, and are what they say', () => {
  for (const { files, speech } of all) {
    const harm = files.flatMap((file) => harmIn(file).map((what) => `${file.name} (${file.kind}): ${what}`));
    note('files (CSV, XLSX, JSON, PDF)', files.length, marksIn(files.map(wordsOf).join('\n'), speech).length, harm);
    expect(harm).toEqual([]);
    expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['csv', 'xlsx', 'json', 'pdf']));
  }
});

test('mails have no element, address, head or recipient that somebody typed', async () => {
  for (const { written, speech, scene } of all) {
    await untilMailed(scene);
    const mails = await mailsOf(written, speech);
    const harm = mails.flatMap((mail) => harmInMail(mail).map((what) => `${mail.subject}: ${what}`));
    note('mails', mails.length, marksIn(JSON.stringify(mails), speech).length, harm);
    expect(harm).toEqual([]);
    expect(mails.length).toBeGreaterThan(20);
  }
});

describe('in a browser nothing runs, breaks the policy or becomes an element', () => {
  test('on pages of visitors', async () => {
    for (const [turn, { scene, written }] of all.entries()) {
      const harm = await walk(Object.values(await publicPages(scene, written)), turn);
      expect(harm).toEqual([]);
    }
  });

  test('in what programs read', async () => {
    const files = await machineFiles(stack.site);
    expect(files.size).toBeGreaterThan(2);
    const harm = [...files].flatMap(([path, text]) => typedElements(text).map((what) => `${path}: ${what}`));
    note('robots and sitemaps', files.size, 0, harm);
    expect(harm).toEqual([]);
  });

  test.each<AdminPage['by']>(['nobody', 'owner', 'operator'])(
    'in the application of dealers and operators, as %s',
    async (by) => {
      for (const [turn, { scene, written }] of all.entries()) {
        const pages = await adminPages(scene, written);
        expect(pagesOfRoutes().filter((page) => !pages.some(({ component }) => component === page))).toEqual([]);
        if (by !== 'nobody') await signInAs(watched.page, written[by]);
        expect(
          await walk(
            pages.filter((page) => page.by === by).map(({ path }) => path),
            turn,
          ),
        ).toEqual([]);
      }
    },
  );
});

/** Barriers do not depend on which words stand there: the first turn asks for them. */
async function walk(paths: readonly string[], turn: number): Promise<string[]> {
  const before = watched.shown.size;
  const harm: string[] = [];
  for (const [place, path] of paths.entries()) {
    harm.push(...(await watched.look(path)).map((what) => `${path}: ${what}`));
    if (turn === 0 && place % barriersOf.one === 0) harm.push(...(await askForBarriers(path)));
  }
  note(`pages such as ${paths[0]}`, paths.length, watched.shown.size - before, harm);
  return harm;
}

async function askForBarriers(path: string): Promise<string[]> {
  const { found, keyboard, stops } = await barriersOn(watched.page, barriersOf.presses);
  const plain = path.replaceAll(/[\w-]{20,}/g, '…');
  barriers.push([plain, String(found.length), String(stops), keyboard.join('; ') || 'none']);
  return [...found, ...keyboard].map((what) => `${plain}: ${what}`);
}

/** Until nothing that was caused waits to be mailed any more. */
async function untilMailed({ db }: Scene): Promise<void> {
  for (;;) {
    const waiting = await db.selectFrom('mail').select('id').where('state', '=', 'queued').execute();
    if (waiting.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
