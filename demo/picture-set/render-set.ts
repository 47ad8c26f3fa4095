import { createHash } from 'node:crypto';
import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { drawMany, type Order } from '../illustrator/draw-many.ts';
import { type PictureEntry, pictureFile, readPictureIndex } from './picture-index.ts';
import type { PlannedPicture } from './plan-pictures.ts';
import type { RenderOptions } from './render-options.ts';

export interface RenderResult {
  pictures: number;
  sizeBytes: number;
  leftOut: number;
  /** How many were missing. */
  drawn: number;
}

type Settings = Pick<RenderOptions, 'folder' | 'quality' | 'threads' | 'budgetBytes' | 'fresh'>;

/** Draws what is missing of a plan, and leaves in the folder exactly the pictures that fit the budget, with their index. */
export async function renderSet(
  plan: readonly PlannedPicture[],
  settings: Settings,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<RenderResult> {
  const { folder, quality, threads } = settings;
  await mkdir(folder, { recursive: true });
  const orders = plan.map(({ drawing }): Order => ({ drawing, quality }));
  const entries = await known(settings, orders);
  const missing = [...orders.keys()].filter((index) => !entries.has(orderName(orders[index] as Order)));
  let done = 0;
  onProgress(done, missing.length);
  await drawMany(
    missing.map((index) => orders[index] as Order),
    async ({ index, webp }) => {
      const at = missing[index] as number;
      const order = orders[at] as Order;
      const entry = entryOf(plan[at] as PlannedPicture, order, webp);
      await writeFile(pictureFile(entry, folder), webp);
      entries.set(entry.order, entry);
      done += 1;
      // Now and then, so that an interrupted run goes on where it was.
      if (done % 10 === 0) await writeIndex(folder, [...entries.values()]);
      onProgress(done, missing.length);
    },
    threads,
  );
  const kept = withinBudget(
    orders.map((order) => entries.get(orderName(order)) as PictureEntry),
    settings.budgetBytes,
  );
  await writeIndex(folder, kept);
  await removeOthers(folder, kept);
  return { pictures: kept.length, sizeBytes: sum(kept), leftOut: orders.length - kept.length, drawn: missing.length };
}

/** What an earlier run has drawn and whose file is still there. */
async function known(
  { folder, fresh }: Pick<Settings, 'folder' | 'fresh'>,
  orders: readonly Order[],
): Promise<Map<string, PictureEntry>> {
  const wanted = new Set(orders.map(orderName));
  const entries = new Map<string, PictureEntry>();
  if (fresh) return entries;
  for (const entry of await readPictureIndex(folder)) {
    const exists = await access(pictureFile(entry, folder)).then(
      () => true,
      () => false,
    );
    if (exists && wanted.has(entry.order)) entries.set(entry.order, entry);
  }
  return entries;
}

const orderName = (order: Order) => createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 16);

function entryOf({ look, colour, drawing }: PlannedPicture, order: Order, webp: Uint8Array): PictureEntry {
  return {
    body: look,
    colour,
    variant: drawing.seed,
    electric: drawing.electric,
    view: drawing.view,
    widthPx: drawing.width,
    heightPx: Math.round((drawing.width * 2) / 3),
    sizeBytes: webp.length,
    hash: createHash('sha256').update(webp).digest('hex'),
    order: orderName(order),
  };
}

const sum = (entries: readonly PictureEntry[]) => entries.reduce((total, { sizeBytes }) => total + sizeBytes, 0);

/** The plan names the most needed first. */
function withinBudget(entries: readonly PictureEntry[], budgetBytes: number): PictureEntry[] {
  let left = budgetBytes;
  return entries.filter(({ sizeBytes }) => {
    left -= sizeBytes;
    return left >= 0;
  });
}

/** One picture a line: a change of one is a change of one line. */
function writeIndex(folder: URL, entries: readonly PictureEntry[]): Promise<void> {
  return writeFile(
    new URL('index.json', folder),
    `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
  );
}

async function removeOthers(folder: URL, kept: readonly PictureEntry[]): Promise<void> {
  const names = new Set(kept.map(({ hash }) => `${hash}.webp`));
  for (const name of await readdir(folder))
    if (name.endsWith('.webp') && !names.has(name)) await rm(new URL(name, folder));
}
