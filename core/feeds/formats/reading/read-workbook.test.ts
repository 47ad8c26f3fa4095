import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeWorkbook } from '../../../stock/export/workbook.ts';
import { writeZip } from '../../../stock/export/write-zip.ts';
import { outcomeOf, rowsOf } from '../testing/read-cars.ts';
import { unpackArchive } from '../testing/unpack-archive.ts';

/** Answers whoever asks with what would be seen in a car: nobody ought to ask. */
let asked = 0;
let canary = '';
const listening = createServer((_, response) => {
  asked += 1;
  response.end('wort');
});
beforeAll(async () => {
  await once(listening.listen(0, '127.0.0.1'), 'listening');
  canary = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
});
afterAll(() => listening.close());

async function bytesOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(chunks));
}

async function* batch<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

test('the first sheet of a workbook is read by its headings, numbers as numbers', async () => {
  const file = await bytesOf(
    writeWorkbook(
      batch<(string | number | null)[]>([
        ['Interne Nummer', 'Marke', 'Preis (€)', 'Verbrauch'],
        ['A1', 'VW', 12990, 5.375],
        [null, null, null, null],
        ['A2', 'BMW', null, null],
      ]),
    ),
  );
  expect(await rowsOf('kardan-xlsx', file)).toEqual([
    { line: 2, values: { 'Interne Nummer': 'A1', Marke: 'VW', 'Preis (€)': '12990', Verbrauch: '5.3750' } },
    { line: 4, values: { 'Interne Nummer': 'A2', Marke: 'BMW' } },
  ]);
});

test('a workbook without lines is empty', async () => {
  expect(await outcomeOf('kardan-xlsx', await bytesOf(writeWorkbook(batch([['externalId', 'make']]))))).toBe('empty');
});

test('an archive that unpacks to a hundred times its size is not unpacked', async () => {
  const bomb = await bytesOf(
    writeZip([{ name: 'xl/worksheets/sheet1.xml', content: Array.from({ length: 100 }, () => ' '.repeat(100_000)) }]),
  );
  expect(bomb.length).toBeLessThan(100_000);
  expect(await outcomeOf('kardan-xlsx', bomb)).toBe('too-large');
});

test('an archive that lies about its size is refused while it is unpacked', async () => {
  expect(await outcomeOf('kardan-xlsx', lyingArchive('x'.repeat(5_000_000), 1000))).toMatch(/^(not-xlsx|too-large)$/);
});

test('a sheet that names a cell in its last corner is refused before it fills the memory', async () => {
  const outcome = await outcomeOf(
    'kardan-xlsx',
    await sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  );
  expect(outcome).toMatch(/^(too-large|too-slow|not-xlsx|too-many-rows|too-many-columns)$/);
}, 120_000);

test.each([
  ['a file of this machine', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'],
  ['an address', '<!DOCTYPE x [<!ENTITY e SYSTEM "{canary}">]>'],
  ['an address by way of a parameter', '<!DOCTYPE x [<!ENTITY % p SYSTEM "{canary}"> %p; <!ENTITY e "&#37;p;">]>'],
  ['what another document declares', '<!DOCTYPE x SYSTEM "{canary}" [<!ENTITY e "">]>'],
  [
    'a file by way of a parameter',
    '<!DOCTYPE x [<!ENTITY % p SYSTEM "file:///etc/passwd"> %p; <!ENTITY e "&#37;p;">]>',
  ],
  ['ten to the tenth words', `<!DOCTYPE x [${manyWords()}<!ENTITY e "&e9;">]>`],
])(
  'an entity that stands for %s stands for nothing',
  async (_, declared) => {
    const row = '<row r="3"><c r="A3" t="inlineStr"><is><t>vor&e;nach</t></is></c></row>';
    const file = await sheetOf(row, declared.replaceAll('{canary}', canary));
    const rows = await rowsOf('kardan-xlsx', file).catch((error: { code?: string }) => [error.code]);
    const text = JSON.stringify(rows);
    expect(text).not.toMatch(/root:|wort/);
    expect(text.length).toBeLessThan(500);
    expect(asked).toBe(0);
  },
  120_000,
);

test('what an entity would have fetched answers whoever asks', async () => {
  expect(await (await fetch(canary)).text()).toBe('wort');
  expect(asked).toBe(1);
  asked = 0;
});

function manyWords(): string {
  const levels = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  return ['<!ENTITY e0 "wort">', ...levels].join('');
}

async function sheetOf(rows: string, declared = ''): Promise<Buffer> {
  const whole = await bytesOf(
    writeWorkbook(
      batch([
        ['externalId', 'make'],
        ['A1', 'MARK'],
      ]),
    ),
  );
  const parts = await unpackArchive(whole);
  return bytesOf(
    writeZip(
      [...parts].map(([name, part]) => ({
        name,
        content: [withDeclared(part.toString().replace('</sheetData>', `${rows}</sheetData>`), declared)],
      })),
    ),
  );
}

/** Behind the line that says it is XML. */
function withDeclared(xml: string, declared: string): string {
  return declared ? xml.replace(/^(<\?xml[^>]*\?>)?/, (line) => `${line}${declared}`) : xml;
}

/** An archive of one entry whose size is told too small. */
function lyingArchive(text: string, told: number): Buffer {
  const packed = deflateRawSync(text);
  const name = Buffer.from('xl/workbook.xml');
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(packed.length, 4);
  sizes.writeUInt32LE(told, 8);
  const head = Buffer.from('140000000800000000000000'.slice(0, 20), 'hex');
  const lengths = Buffer.from([name.length, 0, 0, 0]);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), head, sizes, lengths, name, packed]);
  const central = Buffer.concat([Buffer.from('504b01021400', 'hex'), head, sizes, lengths, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
