import type { ReplyTemplate } from '@kardan/contract/calls/admin/inbox-settings';
import { expect, test } from 'vitest';
import { templateDraftKey } from './template-draft-key.ts';

const template: ReplyTemplate = { id: 'a', name: 'Danke', language: 'de-AT', body: 'Grüß Gott', isStarter: false };
const keyOf = (change: Partial<ReplyTemplate>) => templateDraftKey('lechner', { ...template, ...change });

test('a draft is of the template as it was stored: what somebody has saved since begins without it', () => {
  expect(keyOf({})).toBe(keyOf({}));
  const others = [{ name: 'Vielen Dank' }, { language: 'en' }, { body: 'Guten Tag' }, { id: 'b' }] as const;
  expect(new Set([{}, ...others].map(keyOf)).size).toBe(5);
});
