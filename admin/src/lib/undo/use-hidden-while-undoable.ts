import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { doUndoably } from './undoable.ts';

interface Removal {
  text: string;
  /** Removes it and brings the list up to date; whoever it is of says what failed. */
  remove: () => Promise<unknown>;
}

/**
 * Rows that look removed while it can be taken back. They are only hidden until then: one that could not be removed is seen
 * again, and so is one that comes back later under the same id.
 */
export function useHiddenWhileUndoable<Id>() {
  const c = useTexts('common');
  const [hidden, setHidden] = useState<readonly Id[]>([]);
  const show = (id: Id) => setHidden((ids) => ids.filter((other) => other !== id));
  return {
    isShown: (id: Id) => !hidden.includes(id),
    removeUndoably: (id: Id, { text, remove }: Removal) => {
      setHidden((ids) => [...ids, id]);
      const run = () =>
        remove().then(
          () => show(id),
          () => show(id),
        );
      doUndoably({ text, undoLabel: c('undo'), run, undo: () => show(id) });
    },
  };
}
