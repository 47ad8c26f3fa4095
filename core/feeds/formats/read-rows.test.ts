import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outcomeOf, rowsOf } from './testing/read-cars.ts';

const header = 'externalId;make;description';
const latin15 = (text: string) => Buffer.from(text.replaceAll('€', '\u00a4'), 'latin1');

test.each([
  ['UTF-8', Buffer.from(`${header}\nA1;Škoda;fünf\n`)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${header}\nA1;Škoda;fünf\n`)],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${header}\nA1;Škoda;fünf\n`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${header}\nA1;Škoda;fünf\n`, 'utf16le').swap16()],
])('%s is read, however it is cut into pieces', async (_, file) => {
  for (const size of [1, 7, file.length]) {
    expect(await rowsOf('kardan-csv', file, size)).toEqual([
      { line: 2, values: { externalId: 'A1', make: 'Škoda', description: 'fünf' } },
    ]);
  }
});

test('what is not UTF-8 is Western European, also where that shows late in the file', async () => {
  const many = 'A1;VW;plain\n'.repeat(20_000);
  const rows = await rowsOf(
    'kardan-csv',
    Buffer.concat([Buffer.from(`${header}\n${many}`), Buffer.from('A2;VW;fünf \x80\n', 'latin1')]),
  );
  expect(rows.at(-1)).toEqual({ line: 20_002, values: { externalId: 'A2', make: 'VW', description: 'fünf €' } });
});

test('mobile.de’s files without a mark are ISO-8859-15', async () => {
  const [row] = await rowsOf('mobile-csv', latin15('interne_nummer;bemerkung\nA1;fünf €\n'));
  expect(row?.values).toEqual({ interne_nummer: 'A1', bemerkung: 'fünf €' });
});

test.each([';', ',', '\t'])('columns may be parted by %j', async (sign) => {
  const file = `externalId${sign}make${sign}description\r\nA1${sign}VW${sign}"a;b,c\td"\r\n`;
  expect(await rowsOf('kardan-csv', file)).toEqual([
    { line: 2, values: { externalId: 'A1', make: 'VW', description: 'a;b,c\td' } },
  ]);
});

test.each(['\n', '\r\n'])(
  'lines that end in %j are counted as an editor does, through empty ones and texts of several',
  async (end) => {
    const lines = [header, '', 'A1;VW;"one', 'two', '', 'three"', 'A2;VW;"four', 'five"', '', 'A3;VW;six', ''];
    for (const size of [1, 1_000]) {
      const rows = await rowsOf('kardan-csv', lines.join(end), size);
      expect(rows.map(({ line }) => line)).toEqual([3, 7, 10]);
    }
  },
);

test('a wrong number of columns is the line’s defect, and the file goes on', async () => {
  const rows = await rowsOf('kardan-csv', `${header}\nA1;VW\nA2;VW;text;more\nA3;VW;text;\nA4;VW;text\n`);
  expect(rows.map(({ defect }) => defect)).toEqual(['columns-differ', 'columns-differ', undefined, undefined]);
});

test('quotes inside of a text need not be doubled', async () => {
  const rows = await rowsOf('kardan-csv', `${header}\nA1;VW;17" Felgen\nA2;VW;"17"" Felgen"\n`);
  expect(rows.map(({ values }) => values.description)).toEqual(['17" Felgen', '17" Felgen']);
});

test('headings and values of an attacker stay what they are: words', async () => {
  const [row] = await rowsOf('kardan-csv', 'externalId;__proto__;constructor\nA1;polluted;x\n');
  expect(Object.keys(row?.values ?? {})).toEqual(['externalId', '__proto__', 'constructor']);
  const [other] = await rowsOf('kardan-json', '[{"__proto__":{"polluted":1},"a":"b\\u0000\\ud800c"}]');
  expect(other?.values).toEqual({ '__proto__.polluted': '1', a: 'b\ufffdc' });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test('mobile.de’s places are only read as far as public sources agree on them', async () => {
  const cells = Array.from({ length: 150 }, (_, at) => `v${at}`);
  const [row] = await rowsOf('mobile-csv', `${cells.join(';')}\n`);
  expect(row?.values).toMatchObject({
    kundennummer: 'v0',
    interne_nummer: 'v1',
    ez: 'v8',
    preis: 'v10',
    getriebeart: 'v110',
  });
  expect(Object.values(row?.values ?? {})).not.toContain('v7');
  expect(Object.values(row?.values ?? {}).every((value) => Number(value.slice(1)) <= 110)).toBe(true);
});

test('a line of values that has a word of the headings is still read by its places', async () => {
  const cells = Array.from({ length: 30 }, (_, at) => (at === 16 ? 'Metallic' : at === 4 ? 'Oldtimer' : `v${at}`));
  const [row] = await rowsOf('mobile-csv', `${cells.join(';')}\n`);
  expect(row).toMatchObject({ line: 1, values: { interne_nummer: 'v1', modell: 'Oldtimer', farbe: 'Metallic' } });
});

test.each([
  ['a list', '[{"externalId":"A1"},{"externalId":"A2"}]'],
  [
    'a list inside an object',
    '{"count":2,"_data":{"vehicles":[{"externalId":"A1"},{"externalId":"A2"}]},"x":[{"externalId":"A9"}]}',
  ],
  ['lines', '{"externalId":"A1"}\n{"externalId":"A2"}\n'],
])('JSON may be %s, however it is cut into pieces', async (_, file) => {
  for (const size of [1, 3, file.length]) {
    const rows = await rowsOf('kardan-json', file, size);
    expect(rows.map(({ line, values }) => [line, values.externalId])).toEqual([
      [1, 'A1'],
      [2, 'A2'],
    ]);
  }
});

test('objects in objects are ways, lists of plain values are lines, brackets and quotes in texts are text', async () => {
  const [row] = await rowsOf(
    'kardan-json',
    '[{"a":{"b":1.234,"c":null},"d":["x","y"],"e":[{"f":true}],"g":"}]\\"\\\\{["}]',
    1,
  );
  expect(row?.values).toEqual({ 'a.b': '1.2340', d: 'x\ny', 'e.0.f': 'true', g: '}]"\\{[' });
});

test('an object of a list that is no JSON is that line’s defect', async () => {
  const rows = await rowsOf('kardan-json', '[{"externalId":"A1"},{externalId:1},{"externalId":"A3"}]');
  expect(rows.map(({ defect }) => defect)).toEqual([undefined, 'line-unreadable', undefined]);
});

/** Long enough to be read by its places. */
const renamed = 'kundennummer;fahrzeugnr;kategorie;marke;modell;leistung;hu;x;ez;kilometer;preis;mwst;y;oldtimer;vin';
const kardan = readFileSync(new URL('./testing/fixtures/kardan.csv', import.meta.url), 'utf8');

test.each([
  ['nothing', 'kardan-csv', '', 'empty'],
  ['blanks', 'kardan-csv', ' \n \n', 'empty'],
  ['headings alone', 'kardan-csv', `${header}\n`, 'empty'],
  ['an empty list', 'kardan-json', '[]', 'empty'],
  ['a page of an error', 'kardan-csv', '<!DOCTYPE html><html><body>502; Bad, Gateway</body></html>', 'html'],
  ['a page of an error instead of JSON', 'autoscout-json', '\n<html><head></head></html>', 'html'],
  ['an archive', 'mobile-csv', 'PK\u0003\u0004abc;def', 'archive'],
  ['a PDF', 'kardan-csv', '%PDF-1.7 a;b', 'not-text'],
  ['bytes', 'kardan-csv', 'a;b\0c;d\n', 'not-text'],
  ['a text', 'kardan-csv', 'Sehr geehrte Damen und Herren\n', 'not-csv'],
  ['columns that nobody knows', 'kardan-csv', 'a;b;c\n1;2;3\n', 'header-unknown'],
  ['headings without that of the number', 'mobile-csv', `${renamed}\n${'x;'.repeat(14)}x\n`, 'header-unknown'],
  ['another format', 'kardan-json', kardan, 'not-json'],
  ['CSV with an open quote', 'kardan-csv', `${header}\nA1;VW;"text`, 'cut-off'],
  ['CSV that ends within a line', 'kardan-csv', `${header}\nA1;VW;text\nA2;V`, 'cut-off'],
  ['JSON that ends within an object', 'kardan-json', '[{"externalId":"A1"},{"externalId":"A', 'cut-off'],
  ['JSON whose list is not closed', 'kardan-json', '[{"externalId":"A1"},', 'cut-off'],
  ['an object around the list that is not closed', 'kardan-json', '{"vehicles":[{"externalId":"A1"}]', 'cut-off'],
  ['a line of JSON that is cut off', 'kardan-json', '{"externalId":"A1"}\n{"exter', 'cut-off'],
  ['a line without an end', 'kardan-csv', `${header}\nA1;VW;${'x'.repeat(1_100_000)}\n`, 'line-too-long'],
  ['an object without an end', 'kardan-json', `[{"a":"${'x'.repeat(1_100_000)}"}]`, 'line-too-long'],
  ['depths', 'kardan-json', `${'['.repeat(50)}`, 'too-deep'],
  ['too many columns', 'kardan-csv', `externalId;${'x;'.repeat(1_500)}\n`, 'too-many-columns'],
  ['no workbook', 'kardan-xlsx', 'PK\u0003\u0004', 'not-xlsx'],
  ['CSV for a workbook', 'kardan-xlsx', kardan, 'not-xlsx'],
] as const)('%s is refused with its reason', async (_, format, file, code) => {
  expect(await outcomeOf(format, file)).toBe(code);
});

test('more than 200,000 lines are too many', async () => {
  expect(await outcomeOf('kardan-csv', `externalId;make\n${'A;V\n'.repeat(200_001)}`)).toBe('too-many-rows');
});

test('every beginning of a file that ends within it is refused, or lacks only whole lines', async () => {
  const json = readFileSync(new URL('./testing/fixtures/kardan.json', import.meta.url));
  for (let end = 0; end < json.length - 3; end += 7) {
    expect(await outcomeOf('kardan-json', json.subarray(0, end))).toMatch(/^(cut-off|empty)$/);
  }
});
