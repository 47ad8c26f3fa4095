import { classes } from '@kardan/ui/classes.ts';
import { Outlet, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { readInboxQuestion } from '#domain/inbox/inbox-question.ts';
import { KeysHelp } from '#lib/page/keys-help.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { InboxList } from './list/inbox-list.tsx';
import { inboxKeys, useInboxKeys } from './use-inbox-keys.ts';

/** Inquiries: the list at the left and one of them beside it; on phones the list, then the inquiry, each a page of its own. */
export default function InboxPage() {
  const t = useTexts('inbox');
  const { threadId } = useParams({ strict: false });
  const question = readInboxQuestion(useSearch({ strict: false }));
  const [isHelping, setHelping] = useState(false);
  const keys = useInboxKeys({ help: () => setHelping(true) });
  const isOpen = threadId !== undefined;
  return (
    <div
      ref={keys.area}
      data-full
      className="grid lg:h-[calc(100dvh-68px)] lg:min-h-[560px] lg:grid-cols-[340px_minmax(0,1fr)]"
    >
      <div className={classes('min-w-0 border-line lg:overflow-y-auto lg:border-r', isOpen && 'max-lg:hidden')}>
        <InboxList question={question} openId={threadId} onHelp={() => setHelping(true)} />
      </div>
      <div className={classes('min-w-0 lg:min-h-0 lg:overflow-y-auto', !isOpen && 'max-lg:hidden')}>
        <Outlet />
      </div>
      {isHelping && (
        <KeysHelp
          title={t('keys.title')}
          where={t('keys.where')}
          keys={inboxKeys.map((key) => [key, t(`keys.${key}`)])}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  );
}
