import { writeZip } from './write-zip.ts';

type Row = readonly (string | number | null)[];

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook that are the same for every sheet. */
const parts: [name: string, xml: string][] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documentRelations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${documentRelations}"><sheets><sheet name="Kardan" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${documentRelations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${documentRelations}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
  ],
];

/**
 * A workbook of one sheet, written while its rows come. The first row is its head: bold, and it stays when one scrolls. Texts
 * are texts by their type: none can be a formula.
 */
export function writeWorkbook(batches: AsyncIterable<Row[]>): AsyncGenerator<Buffer> {
  return writeZip([
    ...parts.map(([name, xml]) => ({ name, content: [declaration + xml] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(batches) },
  ]);
}

async function* sheetOf(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let line = 0;
  for await (const rows of batches) {
    yield rows
      .map((row) => {
        line += 1;
        const style = line === 1 ? ' s="1"' : '';
        return `<row r="${line}">${row.map((value, column) => cellOf(value, `${columnName(column)}${line}`, style)).join('')}</row>`;
      })
      .join('');
  }
  yield '</sheetData></worksheet>';
}

/** Cells say where they stand: the format lets them be silent, but not every reader does. */
function cellOf(value: string | number | null, place: string, style: string): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** A, B … Z, AA, AB … */
function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

/** The longest text that Excel takes in a cell. */
const maxTextLength = 32_767;

function escaped(text: string): string {
  return (
    text
      .slice(0, maxTextLength)
      .toWellFormed()
      // XML knows no other control characters, not even escaped.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}
