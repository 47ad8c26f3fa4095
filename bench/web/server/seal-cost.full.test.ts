import { expect, test } from 'vitest';
import { measureSealing } from './seal-cost.ts';

test('sealing a document costs more than handing it out as it is', () => {
  const html = `<script>self.__next_f.push([1,"${'data '.repeat(20_000)}"])</script>`;
  const { sealedCpuMs, plainCpuMs } = measureSealing('page', html, 500);
  expect(sealedCpuMs).toBeGreaterThan(plainCpuMs);
});
