import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { IconLink } from '@kardan/ui/actions/icon-button.tsx';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isManager } from '#domain/account/rights.ts';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { readInboxQuestion } from '#domain/inbox/inbox-question.ts';
import { inboxPath } from '#domain/inbox/thread-path.ts';
import { type Act, ActMenu } from '#lib/page/act-menu.tsx';
import { Confirm } from '#lib/page/confirm.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { ThreadActs } from '../use-thread-acts.ts';
import { useThreadTitle } from '../use-thread-title.ts';
import { CallButton } from './call-button.tsx';

/** Who it is and what about; on phones the way back. */
export function ThreadHead({ thread, acts }: { thread: WholeThread; acts: ThreadActs }) {
  const t = useTexts('inbox');
  const dealership = useDealership();
  const question = readInboxQuestion(useSearch({ strict: false }));
  return (
    <header className="sticky top-15 z-(--z-sticky) flex min-h-16 items-center gap-2.5 border-b border-line bg-ground py-2 pr-(--gutter) pl-1 lg:top-0 lg:pr-4.5 lg:pl-4.5">
      <IconLink icon="arrow-left" label={t('back')} href={inboxPath(dealership.slug, question)} className="lg:hidden" />
      <div className="min-w-0 flex-1">
        <h2 className="wide-sm truncate text-[1.0625rem]! leading-tight">{thread.buyer.name}</h2>
        <p className="truncate text-xs text-text-2">{useThreadTitle(thread)}</p>
      </div>
      <div className="flex shrink-0 gap-1.5">
        {thread.buyer.phone !== null && <CallButton name={thread.buyer.name} phone={thread.buyer.phone} acts={acts} />}
        {isChangeable(dealership) && <ThreadMenu thread={thread} acts={acts} />}
      </div>
    </header>
  );
}

function ThreadMenu({ thread, acts }: { thread: WholeThread; acts: ThreadActs }) {
  const t = useTexts('inbox');
  const { role } = useDealership();
  const [isRemoving, setRemoving] = useState(false);
  const { state, buyer } = thread;
  const list: (Act | false)[] = [
    state !== 'open' && {
      icon: 'undo-2',
      label: t(state === 'spam' ? 'do.notSpam' : 'do.open'),
      run: () => acts.setState('open'),
    },
    { icon: 'mail', label: t('do.unread'), run: acts.markUnread },
    state !== 'spam' && { icon: 'ban', label: t('do.spam'), run: () => acts.setState('spam') },
    isManager(role) && { icon: 'trash-2', label: t('do.remove'), run: () => setRemoving(true) },
  ];
  return (
    <>
      <ActMenu
        id="thread-menu"
        label={t('acts')}
        className="grid size-11 place-items-center rounded-sm border border-line-strong text-text-2 hover:border-line-hover hover:text-text"
        acts={list}
      />
      {isRemoving && (
        <Confirm
          title={t('remove.title')}
          confirmLabel={t('remove.confirm')}
          onConfirm={acts.remove}
          onClose={() => setRemoving(false)}
        >
          {t('remove.text', { name: buyer.name })}
        </Confirm>
      )}
    </>
  );
}
