import type { WholeThread } from '@kardan/contract/calls/admin/inbox';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isChangeable, useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxSettingsQuery } from '#domain/inbox/inbox.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { ThreadStateMark } from '../thread-state-mark.tsx';
import type { ThreadActs } from '../use-thread-acts.ts';
import { LostDialog } from './lost-dialog.tsx';
import { SideSection } from './side-section.tsx';

/** How it stands and who takes care of it; won and lost are one press away. */
export function Standing({ thread, acts }: { thread: WholeThread; acts: ThreadActs }) {
  const t = useTexts('inbox');
  const dealership = useDealership();
  const [isLosing, setLosing] = useState(false);
  const { state, lostReason, lostNote } = thread;
  const isFixed = !isChangeable(dealership);
  return (
    <SideSection title={t('standing')}>
      <p className="mb-2.5 text-sm">
        <ThreadStateMark state={state} />
        {lostReason && <span className="text-text-2">: {t(`reason-${lostReason}`)}</span>}
        {lostNote && <span className="mt-1 block text-xs text-text-2 [overflow-wrap:anywhere]">{lostNote}</span>}
      </p>
      <Assignee thread={thread} acts={acts} isFixed={isFixed} />
      {!isFixed && (
        <div className="mt-2 grid grid-cols-2 gap-2">
          {state === 'open' && (
            <Button
              size="sm"
              icon="check"
              data-answered=""
              className="col-span-2"
              disabled={acts.isBusy}
              onClick={() => acts.setState('answered')}
            >
              {t('do.answered')}
            </Button>
          )}
          {state !== 'won' && state !== 'spam' && (
            <Button size="sm" icon="handshake" disabled={acts.isBusy} onClick={() => acts.setState('won')}>
              {t('do.won')}
            </Button>
          )}
          {state !== 'lost' && state !== 'spam' && (
            <Button size="sm" onClick={() => setLosing(true)}>
              {t('do.lost')}
            </Button>
          )}
          {(state === 'won' || state === 'lost' || state === 'spam') && (
            <Button size="sm" icon="undo-2" disabled={acts.isBusy} onClick={() => acts.setState('open')}>
              {t(state === 'spam' ? 'do.notSpam' : 'do.open')}
            </Button>
          )}
        </div>
      )}
      {isLosing && (
        <LostDialog
          onClose={() => setLosing(false)}
          onLost={(reason, note) => {
            setLosing(false);
            acts.setState('lost', { reason, note });
          }}
        />
      )}
    </SideSection>
  );
}

function Assignee({ thread, acts, isFixed }: { thread: WholeThread; acts: ThreadActs; isFixed: boolean }) {
  const t = useTexts('inbox');
  const { slug } = useDealership();
  const { data } = useQuery(inboxSettingsQuery(slug));
  const colleagues = data?.colleagues ?? [];
  const { assignee } = thread;
  const options = colleagues.map(({ accountId, name, isSelf }) => ({
    value: String(accountId),
    label: isSelf ? t('you', { name }) : name,
  }));
  // Who has left the house may still have it.
  if (assignee && !colleagues.some(({ accountId }) => accountId === assignee.accountId))
    options.push({ value: String(assignee.accountId), label: assignee.name });
  return (
    <Select
      label={t('assignee')}
      data-assign=""
      disabled={isFixed}
      placeholder={t('nobody')}
      value={assignee ? String(assignee.accountId) : ''}
      options={options}
      onChange={({ currentTarget }) =>
        acts.assign(colleagues.find(({ accountId }) => String(accountId) === currentTarget.value) ?? null)
      }
    />
  );
}
