import { readRows } from '../read-rows.ts';
import { understandRow } from '../understand-row.ts';
import { largeFile } from './large-file.ts';
import { contextOf } from './read-cars.ts';

/** Reads and understands a large file in a process of its own, and tells what that cost: `node read-large-file.ts <lines> <signs>`. */
const [lines, signs] = process.argv.slice(2).map(Number);
let bytes = 0;
let most = 0;
async function* counted() {
  for await (const piece of largeFile(lines ?? 1000, signs ?? 1500)) {
    bytes += piece.byteLength;
    yield piece;
  }
}
const context = contextOf('mobile-csv', { answers: { mwst: 'one-shows-vat', 'consumption-norm': 'nedc' } });
const start = process.cpuUsage();
let cars = 0;
let issues = 0;
for await (const row of readRows('mobile-csv', counted())) {
  const car = understandRow(row, context);
  cars += 1;
  issues += car.issues.length;
  if (cars % 500 === 0) most = Math.max(most, process.memoryUsage.rss());
}
const { user, system } = process.cpuUsage(start);
const processorSeconds = (user + system) / 1_000_000;
process.stdout.write(
  JSON.stringify({ cars, issues, bytes, processorSeconds, rssMegabytes: Math.round(most / 1024 / 1024) }),
);
