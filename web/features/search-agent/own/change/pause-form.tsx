'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { Failure } from '#features/search-agent/form/failure.ts';
import { FailureNotice } from '#features/search-agent/form/failure-notice.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OwnForm } from './own-form.tsx';
import { sendChange } from './send-change.ts';

interface Props {
  token: string;
  state: 'active' | 'paused';
  /** It was paused by us: its address does not take our mails. */
  refused: boolean;
}

/** Silence for a while, and back again. Links in mails lead to its place on the page. */
export function PauseForm({ token, state, refused }: Props) {
  const t = useTexts('search-agent');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const paused = state === 'paused';
  const call = paused ? 'resume' : 'pause';
  const words = refused ? 'own.refused' : paused ? 'own.paused' : 'own.pause';

  const change = async () => {
    if (busy) return;
    setBusy(true);
    const failed = await sendChange(token, { kind: call });
    setFailure(failed);
    setBusy(false);
    if (failed) return;
    showToast({ text: t(`own.${call}.done`) });
    router.refresh();
  };
  return (
    <section
      id="pause"
      aria-labelledby="pause-title"
      className={classes(
        'flex scroll-mt-24 flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-md border bg-surface p-5 md:px-6',
        refused ? 'border-alert' : 'border-line',
      )}
    >
      <div className="max-w-[46ch] min-w-0 flex-[1_1_16rem]">
        <h2 id="pause-title" className="text-lg">
          {t(`${words}.title`)}
        </h2>
        <p className="mt-0.5 text-sm text-text-2">{t(`${words}.text`)}</p>
        <div role="status" className="mt-2 empty:hidden">
          {failure && <FailureNotice failure={failure} />}
        </div>
      </div>
      <OwnForm token={token} call={call} onSubmit={() => void change()}>
        <Button
          type="submit"
          variant={paused ? 'accent' : 'ghost'}
          icon={paused ? 'play' : 'pause'}
          busy={busy}
          busyLabel={t('own.busy')}
        >
          {t(`own.${call}.action`)}
        </Button>
      </OwnForm>
    </section>
  );
}
