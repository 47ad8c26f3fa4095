import { themeScript } from '@kardan/ui/theme/theme-script.ts';
import { expect, test } from 'vitest';
import { measureSealing } from './seal-cost.ts';

test('the document that is timed is really sealed: its policy names its scripts', () => {
  const html = `<script>${themeScript}</script><script>self.__next_f.push([1,"${'data '.repeat(20_000)}"])</script>`;
  const cost = measureSealing('page', html, 20);
  expect(cost).toMatchObject({ hashes: 2, htmlBytes: Buffer.byteLength(html) });
  expect(cost.policyBytes).toBeGreaterThan(200);
});
