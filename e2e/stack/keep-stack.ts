import { once } from 'node:events';
import { describeStack } from './environment.ts';
import { startStack } from './stack.ts';

/** Keeps a stack running while tests are written, so that each run of them starts at once. */
await using _started = await startStack({ listings: 1_000 });
process.stdout.write(`For the tests, until Ctrl+C here:\n\nexport ${describeStack()}\n`);
await once(process, 'SIGINT');
