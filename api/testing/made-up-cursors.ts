const id = '5f0c7a52-0000-4000-8000-000000000001';
const dashes = '-'.repeat(36);
const moment = '2026-07-01 10:00:00.123456+00';

/** As the database would write them, if there were such moments. */
const noMoments = [
  '2026-13-01 10:00:00+00',
  '2026-02-31 10:00:00+00',
  '2026-07-01 99:00:00+00',
  '2026-07-01 10:00:00+23:59',
  '0000-01-01 10:00:00+00',
  '999999-01-01 10:00:00+00',
  '---------- --------+00',
];
const noIds = [dashes, '0', '999999999999999999999', '', '\0'];
/** Beyond four bytes, eight bytes and what is whole. */
const noNumbers = [2 ** 31, -(2 ** 31) - 1, 1e300, 0.5];

const written = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

/** What somebody might send who knows how our cursors are written, with what no list of ours would say. */
export const madeUpCursors = [
  '',
  ' ',
  '%',
  '\0',
  'x'.repeat(10_000),
  ...noMoments.flatMap((at) => [
    ...[id, '1', 'bild'].map((last) => `${at}/${last}`),
    `${at}|${id}`,
    written('newest', at, 1),
  ]),
  ...noIds.flatMap((last) => [`${moment}/${last}`, `2026-07-01/${last}`]),
  ...['2026-13-01', '2026-02-31', '0000-01-01'].map((day) => `${day}/${id}`),
  `----------|${dashes}`,
  '1-1-1',
  '999999999999999-999999999999999',
  '999999999999999',
  '1/a\0',
  ...noNumbers.flatMap((number) => [
    written(number, 1),
    written(1, number),
    written('8010', number),
    written('cars', '1', number),
    written('cars', String(number), 1),
    written(number, id),
    written(0, number, id, 0),
    written(0, 0, id, number),
    String(number),
  ]),
  written(0, 0, id, 8_640_000_000_000_000),
  written(0, dashes),
  ...['\0', '\ud800'].flatMap((text) => [
    written(text, 1),
    written(text, id),
    written('name', text, 1),
    written('kardan-csv', text, text),
  ]),
  written('Autohaus', dashes),
  written({}, []),
];

/** Each of them is one of another list, and nothing is wrong with it. */
export const ourCursors = [
  `${moment}/${id}`,
  `${moment}/1`,
  `2026-07-01/${id}`,
  '1-1',
  '1/autohaus',
  '1',
  written(1, 1),
  written('8010', 1),
  written('name', 'Autohaus', 1),
  written('Autohaus', id),
  written(0, id),
  written(0, -1.5, id, 0),
  written('kardan-csv', 'marke', 'Golf'),
];
