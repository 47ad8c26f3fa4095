import { expect, test } from 'vitest';
import { mutatedFiles } from '../testing/mutated-files.ts';
import { outcomeOfFile } from '../testing/outcome-of-file.ts';

test('300 mutated files end as a picture or a refusal with its code, none as a defect', async () => {
  const outcomes = new Map<string, number>();
  for await (const file of mutatedFiles(300)) {
    const outcome = await outcomeOfFile(file);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  // The mutations reach the decoder and not only its doorstep.
  expect(outcomes.get('picture')).toBeGreaterThan(10);
  expect(outcomes.get('unreadable')).toBeGreaterThan(50);
  expect(outcomes.get('unsupported-format')).toBeGreaterThan(0);
}, 60_000);
