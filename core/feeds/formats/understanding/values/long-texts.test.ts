import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findColumn } from '../../columns/columns-of.ts';
import { findOption } from './option-index.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapUsed = () => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

test('however long the texts of a file are, little of them stays in memory', () => {
  const before = heapUsed();
  for (let car = 0; car < 5_000; car += 1) {
    const long = Buffer.alloc(100_000, `${car} `).toString('latin1');
    expect(findOption('colour', long)).toBeNull();
    expect(findColumn('kardan-csv', long)).toBeNull();
    // A part of a text holds the whole one.
    expect(findOption('colour', long.slice(0, 30))).toBeNull();
  }
  expect(heapUsed() - before).toBeLessThan(5 * 1024 ** 2);
});

test('a name as long as people write it is found as before', () => {
  expect(findOption('colour', `Alpinweiß ${'uni '.repeat(40)}`)).toBe('white');
  expect(findOption('colour', `Alpinweiß ${'uni '.repeat(50)}`)).toBeNull();
});
