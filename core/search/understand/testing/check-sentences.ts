import { readFile } from 'node:fs/promises';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import { readSentences, type SentenceReading } from './read-sentences.ts';
import { referenceVocabulary } from './reference-vocabulary.ts';
import { sentences } from './sentence.ts';

const usage = `pnpm search:sentences <file.json> [--all]

  Reads sentences as visitors type them and says in how many of them no word that carries meaning is lost.
  The file holds a list of { text, means, mustNotLose, acceptNotUnderstood }. --all also lists what was understood.
`;

const [file, ...options] = process.argv.slice(2);
if (!file || file.startsWith('-')) {
  process.stderr.write(usage);
  process.exit(2);
}

const all = sentences.parse(JSON.parse(await readFile(file, 'utf8')));
const readings = readSentences(await referenceVocabulary(), all, viennaDay(new Date()));
const silent = readings.filter(({ lost }) => lost.length > 0);
const missed = readings.filter(({ lost, notUnderstood }) => lost.length + notUnderstood.length > 0);
for (const reading of options.includes('--all') ? readings : missed) process.stdout.write(`${told(reading)}\n`);
process.stdout.write(
  [
    `${share(readings.length - missed.length)} no word that must not be lost is lost or told as not understood`,
    `${share(readings.length - silent.length)} no such word vanishes without being told`,
    '',
  ].join('\n'),
);

function share(count: number): string {
  const percent = readings.length === 0 ? 100 : (100 * count) / readings.length;
  return `${count} of ${readings.length} (${percent.toFixed(1)} %):`;
}

function told({ sentence: { text, means }, understood, lost, notUnderstood }: SentenceReading): string {
  const isMiss = lost.length + notUnderstood.length > 0;
  return [
    `${isMiss ? 'miss' : 'ok  '}  ${text}`,
    ...(lost.length > 0 ? [`      lost: ${lost.join(', ')}`] : []),
    ...(notUnderstood.length > 0 ? [`      not understood: ${notUnderstood.join(', ')}`] : []),
    ...(isMiss && means !== undefined
      ? [`      meant: ${typeof means === 'string' ? means : JSON.stringify(means)}`]
      : []),
    `      read as: ${JSON.stringify(understood.filters)}`,
  ].join('\n');
}
