// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyDraft, replyDraftOf } from './reply-drafts.ts';

let threads = 0;
const someThread = () => `thread-${++threads}`;
const onDevice = (threadId: string) => localStorage.getItem(`draft:reply:1:${threadId}`);

test('what is written is kept on the device for one person and one inquiry, until it is empty', () => {
  const thread = someThread();
  const draft = replyDraftOf(1, thread);
  draft.write({ ...emptyDraft, text: 'Grüß Gott' });
  expect(replyDraftOf(1, thread).read().text).toBe('Grüß Gott');
  expect(replyDraftOf(2, thread).read().text).toBe('');
  expect(onDevice(thread)).toContain('Grüß Gott');
  draft.write(emptyDraft);
  expect(onDevice(thread)).toBeNull();
});

test('a reply that is taken back stands in the field again, before what was typed since', () => {
  const draft = replyDraftOf(1, someThread());
  draft.write({ ...emptyDraft, text: 'Erste' });
  draft.beginSending();
  expect(draft.read().text).toBe('');
  draft.write({ ...emptyDraft, text: 'Zweite' });
  draft.bringBack();
  expect(draft.read().text).toBe('Erste\n\nZweite');
});

test('until it is on its way it stays on the device, and then no more', () => {
  const thread = someThread();
  const draft = replyDraftOf(1, thread);
  draft.write({ ...emptyDraft, text: 'Erste' });
  draft.beginSending();
  expect(onDevice(thread)).toContain('Erste');
  draft.leave();
  expect(onDevice(thread)).toBeNull();
});

test('the same text is sent under the same key, another one under its own', () => {
  const draft = replyDraftOf(1, someThread());
  draft.write({ ...emptyDraft, text: 'Erste' });
  const { key } = draft.beginSending();
  draft.bringBack();
  expect(draft.beginSending().key).toBe(key);
  draft.bringBack();
  draft.write({ ...draft.read(), text: 'Erste, besser' });
  expect(draft.beginSending().key).not.toBe(key);
});
