import type { FeedRow } from '../../feed-car.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { decodeText } from './decode-text.ts';
import { readingBounds } from './reading-bounds.ts';
import { emptyValues, keepValue, numberText } from './row-values.ts';
import { JsonSplitter } from './split-json.ts';

const maxHeadingLength = 200;

/** The objects of a JSON list, of a list inside an object, or of lines, as they come. */
export async function* readJson(file: AsyncIterable<Uint8Array>): AsyncGenerator<FeedRow> {
  const splitter = new JsonSplitter();
  let line = 0;
  for await (const text of decodeText(file, 'windows-1252')) {
    for (const object of splitter.push(text)) {
      line += 1;
      if (line > readingBounds.rows) throw new UnreadableFile('too-many-rows', line);
      if (object.length > readingBounds.lineSigns) throw new UnreadableFile('line-too-long', line);
      yield { line, ...readObject(object) };
    }
  }
  splitter.end();
  if (line === 0) throw new UnreadableFile('empty');
}

function readObject(text: string): Omit<FeedRow, 'line'> {
  const values = emptyValues();
  try {
    flatten(JSON.parse(text), '', values);
    return { values };
  } catch {
    return { values: emptyValues(), defect: 'line-unreadable' };
  }
}

/** `{ emission: { co2: 5 } }` is the column `emission.co2`; a list of plain values is one of lines, of objects `prices.0.price`. */
function flatten(value: unknown, path: string, values: Record<string, string>): void {
  if (value === null || value === undefined || path.length > maxHeadingLength) return;
  if (Array.isArray(value)) {
    const plain = value.filter((each) => each !== null && typeof each !== 'object');
    keepValue(values, path, plain.map(textOf).join('\n'));
    for (const [at, each] of value.slice(0, readingBounds.columns).entries()) {
      if (typeof each === 'object') flatten(each, `${path}.${at}`, values);
    }
  } else if (typeof value === 'object') {
    for (const [name, each] of Object.entries(value).slice(0, readingBounds.columns)) {
      flatten(each, path === '' ? name : `${path}.${name}`, values);
    }
  } else keepValue(values, path, textOf(value));
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? numberText(value) : String(value);
}
