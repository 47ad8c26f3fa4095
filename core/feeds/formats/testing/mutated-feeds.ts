import { readFileSync } from 'node:fs';
import { type SomeEditableFields, someEditableFields } from '@kardan/contract/calls/stock/editable-fields';
import type { FeedFormat } from '@kardan/contract/values/feeds';
import { writeWorkbook } from '../../../stock/export/workbook.ts';
import { writeZip } from '../../../stock/export/write-zip.ts';
import { completeCar } from '../../../testing/complete-car.ts';
import { believedBytes, mutatedBytes } from '../../../testing/mutate-bytes.ts';
import type { FeedRow } from '../../feed-car.ts';
import { readRows } from '../read-rows.ts';
import { rowsOfSheet } from '../reading/read-workbook.ts';
import { WorkbookParser } from '../reading/workbook-parser.ts';
import { understandRow } from '../understand-row.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { exportedCsv } from './exported-car.ts';
import { contextOf, pieces } from './read-cars.ts';
import { unpackArchive } from './unpack-archive.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

const fullCar = {
  ...completeCar,
  externalId: 'A-1001',
  title: 'Volkswagen Golf 1.5 TSI Life',
  description: 'Serviceheft gepflegt; acht Räder.',
  accidentFree: true,
  equipment: ['seat-heating', 'rear-camera'],
  consumptionL: 5.4,
} satisfies SomeEditableFields;

const texts: Record<Exclude<FeedFormat, 'kardan-xlsx'>, () => Buffer[]> = {
  'kardan-csv': () => [
    fixture('kardan.csv'),
    Buffer.from(exportedCsv(fullCar, 'de-AT')),
    Buffer.from(exportedCsv(fullCar, 'en'), 'utf16le'),
  ],
  'mobile-csv': () => [fixture('mobile.csv'), fixture('mobile-with-header.csv')],
  'kardan-json': () => [
    fixture('kardan.json'),
    Buffer.from('{"externalId":"A1","description":"\\"\\u00e4\\\\"}\n{"externalId":"A2"}\n'),
    fixture('autoscout.json'),
  ],
  'autoscout-json': () => [fixture('autoscout.json'), fixture('kardan.json')],
};

const spoilt = (originals: readonly Buffer[], count: number, seed: number) =>
  mutatedBytes(originals, { count, seed, maxChanges: 4, ways: believedBytes });

/** Files that were feeds, of workbooks also such whose archive is whole and whose sheet is not. */
export async function* mutatedFeeds(format: FeedFormat, count: number, seed = 1): AsyncGenerator<Buffer> {
  if (format !== 'kardan-xlsx') {
    yield* spoilt(texts[format](), count, seed);
    return;
  }
  const rows = fixture('kardan.csv')
    .toString()
    .split('\n')
    .map((line) => line.split(';'));
  const file = Buffer.concat(
    await Array.fromAsync(
      writeWorkbook(
        (async function* () {
          yield rows;
        })(),
      ),
    ),
  );
  yield* spoilt([file], Math.floor(count / 2), seed);
  const parts = await unpackArchive(file);
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? Buffer.alloc(0);
  for (const copy of spoilt([sheet], Math.ceil(count / 2), seed + 1)) {
    const content = [...parts].map(([name, text]) => ({ name, content: [(text === sheet ? copy : text).toString()] }));
    yield Buffer.concat(await Array.fromAsync(writeZip(content)));
  }
}

/** One thread for many workbooks: starting one for each would be nearly all of the time. */
const parser = new WorkbookParser();

export function endThread(): PromiseLike<void> {
  return parser[Symbol.asyncDispose]();
}

async function* readFeed(format: FeedFormat, file: Buffer): AsyncGenerator<FeedRow> {
  if (format === 'kardan-xlsx') yield* rowsOfSheet(format, parser.parse(file));
  else yield* readRows(format, pieces(file, 1000));
}

/** What became of a mutated file: cars or a refusal. A car whose fields nobody could save is a defect of ours. */
export async function outcomeOfFeed(format: FeedFormat, file: Buffer): Promise<string> {
  const context = contextOf(format, { answers: { mwst: 'one-shows-vat' } });
  try {
    for await (const row of readFeed(format, file)) {
      const car = understandRow(row, context);
      someEditableFields.parse(car.fields);
      const stored = JSON.stringify(car);
      if (/\\u(?:0000|d[89a-f])/i.test(stored.replaceAll('\\\\', ''))) throw new Error(`not storable: ${stored}`);
    }
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableFile) return error.code;
    throw error;
  }
}
