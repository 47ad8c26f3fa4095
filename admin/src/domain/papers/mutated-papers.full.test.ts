import { test } from 'vitest';
import { checkMutatedPapers } from './mutated-papers.ts';

test('10,000 mutated papers propose nothing that a car cannot have', () => checkMutatedPapers(10_000, 1_607));
