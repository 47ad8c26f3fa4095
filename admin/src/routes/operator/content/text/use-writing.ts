import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAccount } from '#domain/account/own-account.ts';
import { createAutosave } from '#domain/portal/autosave.ts';
import { contentKey, contentsKey, revisionsKey } from '#domain/portal/content.ts';
import { api } from '#lib/api/api.ts';
import { keptOnDevice } from '#lib/form/draft.ts';
import { inputOf, isSameText, textOf, type WrittenText } from './fields/front-matter.ts';
import { judgeFailure } from './judge-failure.ts';
import { type KeptWords, wordsToBeginWith } from './words-to-begin-with.ts';

/** A text while somebody writes it: what stands in the fields, whether it is saved, and whose words count. */
export function useWriting(draft: ContentDraft) {
  const client = useQueryClient();
  const { id: accountId } = useAccount();
  const contentId = String(draft.id);
  const kept = useMemo(() => keptOnDevice<KeptWords>(`words:${accountId}:${contentId}`), [accountId, contentId]);
  const [start] = useState(() => wordsToBeginWith(draft, kept.read()));
  const [text, setText] = useState(start.text);
  const [isRestored, setRestored] = useState(start.isRestored);
  /** Another number shows other words in the editor than those that are being written. */
  const [edition, setEdition] = useState(0);
  const latest = useRef(start.text);
  const isRemoved = useRef(false);

  /** The answer is what the page knows of the text from now on. */
  const tell = useCallback(
    (answer: ContentDraft) => {
      const before = client.getQueryData<ContentDraft>(contentKey(contentId));
      client.setQueryData(contentKey(contentId), answer);
      const isNews =
        before?.title !== answer.title ||
        before.state !== answer.state ||
        before.version.number !== answer.version.number;
      if (!isNews) return;
      void client.invalidateQueries({ queryKey: contentsKey });
      void client.invalidateQueries({ queryKey: revisionsKey(contentId) });
    },
    [client, contentId],
  );
  const [autosave] = useState(() =>
    createAutosave<WrittenText, ContentDraft>({
      revision: start.revision,
      send: (written, revision) =>
        api.saveContent({ params: { contentId }, body: inputOf(written), ifMatch: revision }),
      onSaved: (answer) => {
        kept.remove();
        setRestored(false);
        tell(answer);
      },
      judge: judgeFailure,
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);

  const change = useCallback(
    (next: WrittenText) => {
      if (isSameText(next, latest.current)) return;
      latest.current = next;
      setText(next);
      kept.write({ text: next, revision: autosave.revision() });
      autosave.change(next);
    },
    [autosave, kept],
  );
  /** What others wrote, or an older version, takes the place of what stands there. */
  const show = useCallback(
    (answer: ContentDraft) => {
      latest.current = textOf(answer);
      kept.remove();
      setText(latest.current);
      setRestored(false);
      setEdition((number) => number + 1);
      tell(answer);
      void autosave.takeOver(answer.revision, 'theirs');
    },
    [autosave, kept, tell],
  );

  useEffect(() => {
    const end = autosave.begin();
    if (start.isRestored) autosave.change(start.text);
    const save = () => void autosave.flush();
    addEventListener('online', save);
    return () => {
      removeEventListener('online', save);
      save();
      end();
    };
  }, [autosave, start]);

  return {
    text,
    edition,
    isRestored,
    state,
    autosave,
    setField: (name: string, value: string) =>
      change({ ...latest.current, fields: { ...latest.current.fields, [name]: value } }),
    setBody: useCallback((body: string) => change({ ...latest.current, body }), [change]),
    show,
    /** Saves one's own words over those of somebody else. */
    keepMine: (answer: ContentDraft) => void autosave.takeOver(answer.revision, 'mine'),
    /** A change of the state gives a new revision and leaves the words as they are. */
    told: (answer: ContentDraft) => {
      tell(answer);
      void autosave.takeOver(answer.revision, 'mine');
    },
    isRemoved: () => isRemoved.current,
    /** There is nothing left of it that could be told of whoever leaves the page. */
    removed: () => {
      isRemoved.current = true;
    },
  };
}

export type Writing = ReturnType<typeof useWriting>;
