'use client';

import type { OwnAgent } from '@kardan/contract/calls/search-agent';
import { Toaster } from '@kardan/ui/overlays/toast/toaster.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { PauseForm } from './change/pause-form.tsx';
import { SettingsForm } from './change/settings-form.tsx';

interface Props {
  token: string;
  agent: Pick<OwnAgent, 'state' | 'mailsRefusedAt' | 'frequency' | 'events'>;
}

/** What can be changed of it. Plain forms until their scripts are there: then each change is saved at once. */
export function OwnControls({ token, agent: { state, mailsRefusedAt, frequency, events } }: Props) {
  const t = useTexts('search-agent');
  const refused = mailsRefusedAt !== null;
  const pause = <PauseForm token={token} state={state} refused={refused} />;
  return (
    <>
      {refused && pause}
      <SettingsForm token={token} frequency={frequency} events={events} />
      {!refused && pause}
      <Toaster label={t('own.toasts')} closeLabel={t('own.closeToast')} />
    </>
  );
}
