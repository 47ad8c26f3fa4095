import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps what it is sent, unless it is told to fail. */
function server() {
  const kept: string[] = [];
  let failure: string | undefined;
  let revision = 1;
  const autosave = createAutosave<string, { revision: number }>({
    revision,
    send: async (text, known) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (failure) throw new Error(failure);
      if (known !== revision) throw new Error('stale');
      revision += 1;
      kept.push(text);
      return { revision };
    },
    onSaved: () => undefined,
    judge: ({ message }: Error) => (message === 'stale' || message === 'offline' ? message : 'refused'),
  } as Parameters<typeof createAutosave<string, { revision: number }>>[0]);
  return {
    autosave,
    kept,
    fail: (message: string | undefined) => {
      failure = message;
    },
    saveByAnother: () => {
      revision += 1;
      return revision;
    },
  };
}

test('what is written is saved once writing ends, the newest words alone', async () => {
  const { autosave, kept } = server();
  autosave.change('a');
  autosave.change('ab');
  expect(autosave.isUnsaved()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(kept).toEqual(['ab']);
  expect(autosave.state().kind).toBe('saved');
  expect(autosave.isUnsaved()).toBe(false);
});

test('whoever writes on and on is saved all the same', async () => {
  const { autosave, kept } = server();
  for (let second = 0; second < 12; second += 1) {
    autosave.change(`text ${second}`);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(kept.length).toBeGreaterThan(0);
});

test('what is written while a save is under way is saved after it, with the revision that it gave', async () => {
  const { autosave, kept } = server();
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(2_550);
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kept).toEqual(['a', 'ab']);
  expect(autosave.state().kind).toBe('saved');
});

test('without a connection nothing is lost, and it is tried again', async () => {
  const { autosave, kept, fail } = server();
  fail('offline');
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(autosave.state().kind).toBe('offline');
  expect(autosave.isUnsaved()).toBe(true);
  fail(undefined);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(kept).toEqual(['a']);
});

test('once somebody else has saved it waits, and then saves over it or gives up', async () => {
  const { autosave, kept, saveByAnother } = server();
  const theirs = saveByAnother();
  autosave.change('mine');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(autosave.state().kind).toBe('stale');
  autosave.change('mine, longer');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toEqual([]);
  const taken = autosave.takeOver(theirs, 'mine');
  await vi.advanceTimersByTimeAsync(200);
  expect(await taken).toBe(true);
  expect(kept).toEqual(['mine, longer']);

  const again = saveByAnother();
  autosave.change('mine once more');
  await vi.advanceTimersByTimeAsync(3_000);
  await autosave.takeOver(again, 'theirs');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(kept).toEqual(['mine, longer']);
  expect(autosave.isUnsaved()).toBe(false);
});

test('what is asked for at once is saved at once; a refusal says so', async () => {
  const { autosave, kept, fail } = server();
  autosave.change('a');
  const saved = autosave.flush();
  await vi.advanceTimersByTimeAsync(150);
  expect([await saved, kept]).toEqual([true, ['a']]);
  fail('too long');
  autosave.change('b');
  const refused = autosave.flush();
  await vi.advanceTimersByTimeAsync(150);
  expect(await refused).toBe(false);
  expect(autosave.state()).toMatchObject({ kind: 'refused', error: { message: 'too long' } });
});

test('once nobody writes any more nothing is tried again', async () => {
  const { autosave, kept, fail } = server();
  const end = autosave.begin();
  fail('offline');
  autosave.change('a');
  await vi.advanceTimersByTimeAsync(3_000);
  end();
  fail(undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept).toEqual([]);
  autosave.begin();
  autosave.change('ab');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(kept).toEqual(['ab']);
});
