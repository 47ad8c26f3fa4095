// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

function typed(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('a reload finds what was typed; another car’s form only who one is', () => {
  saveDraft('listing-1', typed({ name: 'Anna', email: 'a@b.example', message: 'Noch da?', homepage: 'x' }));
  expect(readDraft('listing-1')).toEqual({ name: 'Anna', email: 'a@b.example', message: 'Noch da?' });
  expect(readDraft('listing-2')).toEqual({ name: 'Anna', email: 'a@b.example' });
});

test('after sending, who one is stays and the message is gone', () => {
  saveDraft('listing-1', typed({ name: 'Anna', message: 'Noch da?' }));
  forgetDraft();
  expect(readDraft('listing-1')).toEqual({ name: 'Anna' });
});

test.each(['nonsense', '[]', 'null', '{"sender":null}'])('what another hand wrote there (%s) does no harm', (text) => {
  sessionStorage.setItem('contact-draft', text);
  expect(readDraft('listing-1')).toEqual({});
  forgetDraft();
});
