'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#features/search-agent/form/failure.ts';
import { FailureNotice } from '#features/search-agent/form/failure-notice.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { OwnForm } from './own-form.tsx';
import { sendChange } from './send-change.ts';
import { useDeleted } from './until-deleted.tsx';

const place = 'delete';

/** The end of an agent: what is erased is said before the button that does it. Links in mails lead to it, opened. */
export function DeleteForm({ token }: { token: string }) {
  const t = useTexts('search-agent');
  const onDeleted = useDeleted();
  const details = useRef<HTMLDetailsElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    if (location.hash === `#${place}` && details.current) details.current.open = true;
  }, []);

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    const failed = await sendChange(token, { kind: 'delete' });
    if (!failed) return onDeleted();
    setFailure(failed);
    setBusy(false);
  };
  return (
    <details ref={details} id={place} className="group mt-5 scroll-mt-24 border-t border-line pt-3">
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semi text-alert">
        <Icon name="trash-2" />
        {t('own.delete.title')}
        <Icon name="chevron-down" className="ml-auto text-text-3 group-open:rotate-180" />
      </summary>
      <p className="mt-1 mb-3.5 max-w-[60ch] text-sm text-text-2">{t('own.delete.text')}</p>
      <OwnForm token={token} call="unsubscribe" onSubmit={() => void remove()} className="grid gap-3">
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <div role="status" className="empty:hidden">
          {failure && <FailureNotice failure={failure} />}
        </div>
        <Button
          type="submit"
          variant="danger"
          icon="trash-2"
          busy={busy}
          busyLabel={t('own.busy')}
          className="justify-self-start"
        >
          {t('own.delete.action')}
        </Button>
      </OwnForm>
    </details>
  );
}
