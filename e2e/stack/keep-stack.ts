import { once } from 'node:events';
import { describeStacks } from './environment.ts';
import { startStacks } from './stack.ts';

/** Keeps the stacks running while tests are written, so that each run of them starts at once. */
await using _started = await startStacks();
process.stdout.write(`For the tests, until Ctrl+C here:\n\nexport ${describeStacks()}\n`);
await once(process, 'SIGINT');
