'use client';

import type { SearchFilters } from '@kardan/contract/calls/search/search';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { Failure } from '../form/failure.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { type AgentBeingChanged, forgetAgent } from '../own/change/agent-being-changed.ts';
import { changeAgent } from '../own/change/change-agent.ts';

export interface TakeOverNoticeProps {
  agent: AgentBeingChanged;
  filters: SearchFilters;
  agentHref: string;
  /** A new agent is meant. */
  onForget: () => void;
}

/** Offers this search to the agent that is being changed. */
export function TakeOverNotice({ agent, filters, agentHref, onForget }: TakeOverNoticeProps) {
  const t = useTexts('search-agent');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const takeOver = async () => {
    setBusy(true);
    const failed = await changeAgent(agent.token, { kind: 'filters', filters });
    setBusy(false);
    setFailure(failed);
    if (failed) return;
    forgetAgent();
    // With what it looked for until now, the page offers to take it back.
    router.push(`${agentHref}/${agent.token}?before=${encodeURIComponent(JSON.stringify(agent.filters))}`);
  };
  return (
    <Notice
      title={t('takeOver.title')}
      icon="bell"
      actions={
        <>
          <Button variant="accent" busy={busy} busyLabel={t('takeOver.saving')} onClick={() => void takeOver()}>
            {t('takeOver.yes')}
          </Button>
          <Button onClick={onForget}>{t('takeOver.no')}</Button>
        </>
      }
    >
      <p>{t('takeOver.text', { words: agent.words })}</p>
      <div role="status" className="empty:hidden">
        {failure && <FailureNotice failure={failure} />}
      </div>
    </Notice>
  );
}
