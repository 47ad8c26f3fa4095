import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const token = 'AZqF4r_Vc0K-9Yx7Qm2tEwGh1JkLs3NpRuTvXyZ5b8c';
const program = `
  import { redactOutput } from '${new URL('redact-output.ts', import.meta.url)}';
  redactOutput(process.stdout, process.stderr);
  console.log(' GET /suchagent/${token} 200 in 31ms');
  console.error(Object.assign(new Error('Failed to handle /search-agent/${token}'), { input: '/search-agent/own/${token}' }));
  process.stdout.write('done\\n');
`;

test('neither a line of a request nor an error that carries the address tells what opens an agent’s own page', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, ' GET /suchagent/… 200 in 31ms\ndone\n']);
  expect(stderr).toContain('Failed to handle /search-agent/…');
  expect(stderr).toContain('/search-agent/own/…');
  expect(stdout + stderr).not.toContain(token);
});
