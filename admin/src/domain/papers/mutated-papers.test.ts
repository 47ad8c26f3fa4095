import { test } from 'vitest';
import { checkMutatedPapers } from './mutated-papers.ts';

test('500 mutated papers propose nothing that a car cannot have', () => checkMutatedPapers(500));
