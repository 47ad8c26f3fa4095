import type { ContentDraft, StateInput } from '@kardan/contract/calls/operator/content';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useState } from 'react';
import { viennaMoment } from '#domain/portal/vienna-moment.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Writing } from '../use-writing.ts';

/** Which dialog asks for what an act still needs. */
type Question = 'back' | 'reason' | 'archive' | 'preview';

/** Everything that moves a text on; what is written is saved before. */
export function useTextActs(draft: ContentDraft, writing: Writing) {
  const t = useTexts('portalText');
  const c = useTexts('common');
  const params = { contentId: String(draft.id) };
  const [question, setQuestion] = useState<Question>();
  const [publishAt, setPublishAt] = useState({ day: '', time: '' });
  const { autosave } = writing;

  const move = useChange(
    async (body: StateInput) => {
      if (!(await autosave.flush())) return undefined;
      return api.contentState({ params, body, ifMatch: autosave.revision() });
    },
    {
      onDone: (answer, { to }) => {
        // What could not be saved says so itself.
        if (!answer) return;
        writing.told(answer);
        setQuestion(undefined);
        showToast({ text: t(`done.${to}`) });
      },
    },
  );
  const restore = useChange(
    async (number: number) => {
      if (!(await autosave.flush())) return undefined;
      return api.restoreRevision({ params: { ...params, number: String(number) }, ifMatch: autosave.revision() });
    },
    {
      onDone: (answer, number) => {
        if (!answer) return;
        const before = draft.version.number;
        writing.show(answer);
        showToast({
          text: t('restored.text', { number }),
          undo: { label: c('undo'), run: () => restore.mutate(before) },
        });
      },
    },
  );

  const isPlanned = publishAt.day !== '';
  const moment = isPlanned ? viennaMoment(publishAt.day, publishAt.time || '06:00') : undefined;
  const isPast = moment !== undefined && moment.getTime() <= Date.now();
  /** To visitors: now, or at the moment that was chosen. */
  const release = (reason?: string) => {
    if (isPast) return;
    move.mutate({
      ...(moment ? { to: 'scheduled', publishAt: moment.toISOString() } : { to: 'published' }),
      ...(reason !== undefined && { reason }),
    });
  };
  return {
    move: (to: Exclude<StateInput['to'], 'scheduled'>, more: Pick<StateInput, 'remark' | 'reason'> = {}) =>
      move.mutate({ to, ...more }),
    release,
    isBusy: move.isPending,
    restore: restore.mutate,
    publishAt,
    setPublishAt,
    isPlanned,
    isPast,
    question,
    ask: setQuestion,
    close: () => setQuestion(undefined),
  };
}

export type TextActs = ReturnType<typeof useTextActs>;
