import type { ContentDraft, StateInput } from '@kardan/contract/calls/operator/content';
import { ApiError } from '@kardan/contract/client/api-error';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { contentsKey } from '#domain/portal/content.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { viennaMoment } from '#domain/vienna-moment.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Writing } from '../use-writing.ts';
import { plannedMoment } from './planned-moment.ts';

/** Which dialog asks for what an act still needs. */
type Question = 'back' | 'reason' | 'archive' | 'preview' | 'remove';

/** Everything that moves a text on; what is written is saved before. */
export function useTextActs(draft: ContentDraft, writing: Writing) {
  const t = useTexts('portalText');
  const c = useTexts('common');
  const params = { contentId: String(draft.id) };
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();
  const [typedAt, setTypedAt] = useState<{ day: string; time: string }>();
  const { autosave } = writing;

  const send = async (body: StateInput) => {
    if (!(await autosave.flush())) return undefined;
    return api.contentState({ params, body, ifMatch: autosave.revision() });
  };
  const moved = (answer: ContentDraft | undefined) => {
    // What could not be saved says so itself.
    if (!answer) return;
    writing.told(answer);
    setQuestion(undefined);
    setTypedAt(undefined);
    showToast({ text: t(`done.${answer.state}`) });
  };
  const move = useChange(send, { onDone: moved });
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

  const remove = useChange(
    async () => {
      // What is left unsaved would be sent once the page is left, and come to nobody.
      if (!(await autosave.flush())) return false;
      await api.removeContent({ params, ifMatch: autosave.revision() });
      return true;
    },
    {
      stale: [contentsKey],
      onDone: (isRemoved) => {
        if (!isRemoved) return;
        writing.removed();
        showToast({ text: t('remove.done') });
        void navigate({ href: portalPath('content') });
      },
    },
  );

  const canPlan = draft.state === 'review' || draft.state === 'scheduled';
  // What is scheduled and released again keeps its moment, unless another one is chosen.
  const publishAt = typedAt ?? plannedMoment(draft, Date.now());
  const isPlanned = canPlan && publishAt.day !== '';
  const moment = isPlanned ? viennaMoment(publishAt.day, publishAt.time || '06:00') : undefined;
  const isPast = moment !== undefined && moment.getTime() <= Date.now();
  /** To visitors: now, or at the moment that was chosen. */
  const released = (reason?: string): StateInput => ({
    ...(moment ? { to: 'scheduled', publishAt: moment.toISOString() } : { to: 'published' }),
    ...(reason !== undefined && { reason }),
  });
  return {
    move: (to: Exclude<StateInput['to'], 'scheduled'>) => move.mutate({ to }),
    release: () => {
      if (!isPast) move.mutate(released());
    },
    released,
    /** For a dialog's form, which keeps its words until the text has moved on. */
    send: async (body: StateInput) => {
      const answer = await send(body);
      if (!answer) throw new ApiError('cancelled', { message: t('unsaved') });
      return answer;
    },
    moved,
    /** Only what nobody could ever see: what was public once is taken off the site. */
    canRemove: draft.publishAt === null,
    remove: () => remove.mutate(undefined),
    isBusy: move.isPending || remove.isPending,
    restore: restore.mutate,
    canPlan,
    publishAt,
    setPublishAt: setTypedAt,
    isPlanned,
    isPast,
    question,
    ask: setQuestion,
    close: () => setQuestion(undefined),
  };
}

export type TextActs = ReturnType<typeof useTextActs>;
