import { inflateRawSync } from 'node:zlib';
import { exportFiles, exportFormats } from '@kardan/contract/values/exports';
import type { Written } from './journey/write-everything.ts';
import { typedElements } from './mails.ts';
import type { CallName, Scene } from './scene.ts';

/** A file that somebody takes away, and what its kind must not have. */
export interface TakenFile {
  name: string;
  kind: 'csv' | 'xlsx' | 'json' | 'pdf';
  bytes: Buffer;
}

/** Every file that the product gives: of a dealership, of the portal, behind secret addresses. */
export async function takeFiles(scene: Scene, written: Written): Promise<TakenFile[]> {
  const { db, site } = scene;
  const { owner, operator, dealership } = written;
  const params = { dealershipId: dealership.id };
  const taken: TakenFile[] = [];
  const take = async (kind: TakenFile['kind'], call: CallName, by = owner, step: object = { params }) => {
    const blob = (await by.call(call, step)) as Blob | undefined;
    if (blob) taken.push({ name: call, kind, bytes: Buffer.from(await blob.arrayBuffer()) });
  };
  const day = new Date().toISOString().slice(0, 10);
  await take('csv', 'exportHistory', owner, { params, query: {} });
  await take('csv', 'exportPortalHistory', operator, { query: {} });
  await take('csv', 'exportInbox', owner, {
    params,
    given: { q: undefined, mine: undefined, unassigned: undefined, unread: undefined },
  });
  await take('csv', 'exportStock', owner, { params, query: {} });
  await take('xlsx', 'exportStockSheet', owner, { params, query: {} });
  await take('json', 'exportStockJson', owner, { params, query: {} });
  await take('csv', 'exportStockForGoogle');
  await take('csv', 'exportTransparency', operator, { query: { year: 2026 } });
  for (const format of ['csv', 'json', 'pdf'] as const) {
    const query = { dealershipId: String(dealership.id), from: day, to: day, format, part: 'cars', language: 'de-AT' };
    await take(format, 'generateReport', owner, { query });
  }
  const runs = await db
    .selectFrom('feedRun')
    .innerJoin('feed', 'feed.id', 'feedRun.feedId')
    .select(['feedId', 'number'])
    .where('feed.dealershipId', '=', dealership.id)
    .execute();
  for (const { feedId, number } of runs)
    await take('csv', 'exportFeedLines', owner, { params: { ...params, feedId, runNumber: number }, query: {} });
  for (const format of exportFormats) {
    const link = await owner.call('createExportLink', { params, given: { format, withVin: format === 'google' } });
    const answer = await fetch(`${site}${new URL(link.address).pathname}`);
    const name = `exported ${exportFiles[format]}`;
    const kind = format === 'google' ? 'csv' : format;
    if (answer.ok) taken.push({ name, kind, bytes: Buffer.from(await answer.arrayBuffer()) });
    else scene.refused.push(`${name}: ${answer.status}`);
  }
  return taken;
}

/** What is wrong with a file: a cell that a spreadsheet runs, a typed element, a command in a PDF, something that is no JSON. */
export function harmIn({ kind, bytes }: TakenFile): string[] {
  if (kind === 'csv') return cellsOf(bytes.toString()).filter(isFormula);
  if (kind === 'xlsx')
    return filesOf(bytes).flatMap((text) => [...(text.match(/<f[ >].{0,80}/g) ?? []), ...typedElements(text)]);
  if (kind === 'pdf') return [...commandsOf(bytes), ...typedElements(metadataOf(bytes))];
  JSON.parse(bytes.toString());
  return [];
}

/** All that can be read in a file. */
export function wordsOf({ kind, bytes }: TakenFile): string {
  return kind === 'xlsx' ? filesOf(bytes).join('\n') : bytes.toString();
}

/** What a PDF does by itself: a name outside of its texts and packed streams, where it is only a word. */
function commandsOf(pdf: Buffer): string[] {
  const structure = pdf
    .toString('latin1')
    .replaceAll(/stream\r?\n.*?endstream/gs, '')
    .replaceAll(/\((?:\\.|[^\\()])*\)/gs, '()');
  return structure.match(/\/(JavaScript|JS|OpenAction|Launch|AA|EmbeddedFile)\b/g) ?? [];
}

/** What a PDF tells of itself, in XML that is not packed. */
function metadataOf(pdf: Buffer): string {
  return /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(pdf.toString())?.[0] ?? '';
}

function isFormula(cell: string): boolean {
  return /^[\s\p{C}]*[=+\-@|%]/u.test(cell) && !/^[+-]?[\d.,]+$/.test(cell);
}

function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/(?:^|[;,\r\n])(?:"((?:[^"]|"")*)"|([^;,\r\n"]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
}

/** Every file of an archive, unpacked, by its directory. */
function filesOf(archive: Buffer): string[] {
  const files: string[] = [];
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 4)) {
    const [packed, start] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const bytes = archive.subarray(from, from + packed);
    files.push((archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString());
  }
  return files;
}
