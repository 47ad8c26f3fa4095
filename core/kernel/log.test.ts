import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('headers of a request are in no line, whatever a library hands over and at any level', () => {
  const lines: string[] = [];
  const log = createLog('test', 'trace', { write: (line) => void lines.push(line) });
  const headers = { authorization: 'Bearer geheim', cookie: 'geheim', 'x-forwarded-for': '203.0.113.7' };
  log.trace({ busboyOptions: { headers, limits: { files: 1 } } }, 'Providing options to busboy');
  log.debug({ headers }, 'a request');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).toContain('"limits":{"files":1}');
  expect(lines.join('')).not.toMatch(/geheim|203\.0\.113/);
});
