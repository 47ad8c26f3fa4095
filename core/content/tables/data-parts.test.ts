import { qualityParts } from '@kardan/contract/quality-score';
import { expect, test } from 'vitest';
import { inquiryMonths } from '../../inquiries/forget-inquiries.ts';
import { storedData } from '../../privacy/stored-data.ts';
import { composeBlocks } from '../text/compose-blocks.ts';

function composed(name: string, language: 'de-AT' | 'en'): string {
  const [block] = composeBlocks(`::: data ${name}\n:::`, { language, today: '2026-11-16', pictures: new Map() });
  return block?.kind === 'text' ? block.markdown : '';
}

test('the privacy policy names everything that is stored, and as long as it is kept', () => {
  for (const language of ['de-AT', 'en'] as const) {
    const text = composed('stored-data', language);
    for (const { words } of storedData) expect(text).toContain(`### ${words[language].title}`);
  }
  expect(composed('stored-data', 'de-AT')).toContain(`${inquiryMonths}\u00a0Monate ab dem Absenden`);
});

test('the page of ranking tells the weights that rank', () => {
  expect(composed('ranking-parts', 'de-AT')).toContain(
    `| Bilder | ${qualityParts.pictures.fullAt} oder mehr | ${qualityParts.pictures.points} |`,
  );
  expect(composed('ranking-details', 'en')).toContain('| Accident-free | every car | 3 |');
});

test('a part that nothing tells is refused', () => {
  expect(() => composed('unsinn', 'de-AT')).toThrow('data');
});
