import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const program = `
  import { outliveReaders } from '${new URL('outlive-readers.ts', import.meta.url)}';
  outliveReaders(process.stdout, process.stderr);
  process.stdout.write('started\\n');
  await new Promise((resolve) => process.once('message', resolve));
  for (let line = 0; line < 100; line++) {
    console.log('nobody reads this');
    console.error('nor this');
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send('still there');
  process.disconnect();
`;

test('a process whose output nobody reads any more goes on', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the process has no output to be read');
  await once(stdout, 'data');
  for (const stream of [stdout, stderr]) {
    stream.destroy();
    await once(stream, 'close');
  }
  const ended = once(child, 'exit');
  const told = once(child, 'message');
  child.send('go on');
  expect(await Promise.race([told, ended])).toEqual(['still there', undefined]);
  expect(await ended).toEqual([0, null]);
});
