import { expect, test } from 'vitest';
import { mutatedFiles } from '../testing/mutated-files.ts';
import { outcomeOfFile } from '../testing/outcome-of-file.ts';

test('10,000 mutated files end as a picture or a refusal, none as a defect, and leave no memory behind', async () => {
  const before = process.memoryUsage.rss();
  let pictures = 0;
  for await (const file of mutatedFiles(10_000, 2)) if ((await outcomeOfFile(file)) === 'picture') pictures += 1;
  expect(pictures).toBeGreaterThan(500);
  expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
}, 900_000);
