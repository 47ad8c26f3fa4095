import type { ContentDraft, PresentEditor } from '@kardan/contract/calls/operator/content';
import { presenceSeconds } from '@kardan/contract/values/content';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#lib/api/api.ts';
import type { Writing } from './use-writing.ts';

/**
 * Says that somebody has the text open and learns who else has. What others saved while nothing was written here is shown at once.
 */
export function usePresence(draft: ContentDraft, { autosave, show, isRemoved }: Writing): readonly PresentEditor[] {
  const [others, setOthers] = useState<readonly PresentEditor[]>(draft.others);
  const params = { contentId: String(draft.id) };
  const beat = useEffectEvent(async () => {
    const { others: now, revision } = await api.contentPresence({ params, body: {} });
    setOthers(now);
    if (revision <= autosave.revision() || autosave.isUnsaved()) return;
    const theirs = await api.content({ params });
    if (!autosave.isUnsaved() && theirs.revision > autosave.revision()) show(theirs);
  });
  const leave = useEffectEvent(() => {
    if (!isRemoved())
      void api.contentPresence({ params, body: { isLeaving: true }, keepalive: true }).catch(() => undefined);
  });
  useEffect(() => {
    // Who else is there is worth nothing that a failure would have to be told for.
    const tell = () => void beat().catch(() => undefined);
    tell();
    const timer = setInterval(tell, presenceSeconds * 1_000);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return others;
}
