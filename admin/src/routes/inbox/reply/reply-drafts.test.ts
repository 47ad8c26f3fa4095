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
  const { key } = draft.beginSending();
  expect(draft.read().text).toBe('');
  draft.write({ ...emptyDraft, text: 'Zweite' });
  draft.bringBack(key);
  expect(draft.read().text).toBe('Erste\n\nZweite');
});

test('until it is on its way it stays on the device, and then no more', () => {
  const thread = someThread();
  const draft = replyDraftOf(1, thread);
  draft.write({ ...emptyDraft, text: 'Erste' });
  const { key } = draft.beginSending();
  expect(onDevice(thread)).toContain('Erste');
  draft.leave(key);
  expect(onDevice(thread)).toBeNull();
});

test('the same text is sent under the same key, another one under its own', () => {
  const draft = replyDraftOf(1, someThread());
  draft.write({ ...emptyDraft, text: 'Erste' });
  const { key } = draft.beginSending();
  draft.bringBack(key);
  expect(draft.beginSending().key).toBe(key);
  draft.bringBack(key);
  draft.write({ ...draft.read(), text: 'Erste, besser' });
  expect(draft.beginSending().key).not.toBe(key);
});

test('of two replies in a row each is taken back, fails or goes out by itself', () => {
  const thread = someThread();
  const draft = replyDraftOf(1, thread);
  const begin = (text: string) => {
    draft.write({ ...emptyDraft, text });
    return draft.beginSending().key;
  };
  const [first, second] = [begin('Erste'), begin('Zweite')];
  expect(onDevice(thread)).toContain('Erste\\n\\nZweite');
  draft.leave(first);
  expect(onDevice(thread)).not.toContain('Erste');
  expect(onDevice(thread)).toContain('Zweite');
  draft.sent(first);
  draft.bringBack(second);
  expect(draft.read().text).toBe('Zweite');

  const [third, fourth] = [begin('Dritte'), begin('Vierte')];
  draft.leave(third);
  draft.leave(fourth);
  draft.sent(fourth);
  draft.bringBack(third);
  expect(draft.read().text).toBe('Dritte');
});

test('what a note is put together with is a note, whichever came first: nothing internal goes to the buyer', () => {
  for (const [first, second] of [
    [true, false],
    [false, true],
  ] as const) {
    const thread = someThread();
    const draft = replyDraftOf(1, thread);
    draft.write({ ...emptyDraft, text: 'Erste', isNote: first });
    const { key } = draft.beginSending();
    draft.write({ ...emptyDraft, text: 'Zweite', isNote: second });
    expect(onDevice(thread)).toContain('"isNote":true');
    draft.bringBack(key);
    expect(draft.read()).toMatchObject({ text: 'Erste\n\nZweite', isNote: true });
  }
});

test('a field that is set to notes and empty makes no note of a reply that is taken back', () => {
  const draft = replyDraftOf(1, someThread());
  draft.write({ ...emptyDraft, text: 'Erste' });
  const { key } = draft.beginSending();
  draft.write({ ...emptyDraft, isNote: true });
  draft.bringBack(key);
  expect(draft.read()).toMatchObject({ text: 'Erste', isNote: false });
});
