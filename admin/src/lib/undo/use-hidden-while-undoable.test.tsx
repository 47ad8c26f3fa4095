// @vitest-environment jsdom
import { currentToasts, dismissToast, undoToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test } from 'vitest';
import { showLanguage } from '../texts/language.ts';
import { useHiddenWhileUndoable } from './use-hidden-while-undoable.ts';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await showLanguage('de-AT');
});

function Rows({ remove }: { remove: () => Promise<void> }) {
  const { isShown, removeUndoably } = useHiddenWhileUndoable<number>();
  return (
    <button type="button" onClick={() => removeUndoably(1, { text: 'Weg damit', remove })}>
      {isShown(1) ? 'shown' : 'hidden'}
    </button>
  );
}

/** A list of one row, which is being removed. */
async function removeRow() {
  const element = document.body.appendChild(document.createElement('div'));
  const call = Promise.withResolvers<void>();
  await act(async () => createRoot(element).render(<Rows remove={() => call.promise} />));
  await act(async () => element.querySelector('button')?.click());
  return { row: () => element.textContent, toast: currentToasts().at(-1)?.id ?? 0, ...call };
}

test('a row is hidden at once and comes back when it is taken back', async () => {
  const { row, toast } = await removeRow();
  expect(row()).toBe('hidden');
  await act(async () => undoToast(toast));
  expect(row()).toBe('shown');
});

test.each(['resolve', 'reject'] as const)('a row is only hidden until the call is through: %s', async (outcome) => {
  const { row, toast, ...call } = await removeRow();
  await act(async () => dismissToast(toast));
  expect(row()).toBe('hidden');
  await act(async () => call[outcome]());
  expect(row()).toBe('shown');
});
